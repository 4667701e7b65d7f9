import RostrumDependencies
import Testing

@Suite struct DependencyValuesTests {
  @Test func eachContextHasValuesWithoutOverrides() {
    #expect(DependencyValues.live.greeter.greet() == "live")
    #expect(DependencyValues.preview.greeter.greet() == "preview")
    #expect(DependencyValues.test.greeter.greet() == "test")
  }

  @Test func valuesOfAContextKnowNoOverridesOfTheTask() {
    withDependencies {
      $0.greeter.greet = { "override" }
    } operation: {
      #expect(DependencyValues.test.greeter.greet() == "test")
    }
  }

  @Test func aKeyWithoutAPropertyCanBeSet() {
    withDependencies {
      $0[Greeter.self] = Greeter { "set by its key" }
    } operation: {
      #expect(DependencyValues.current.greeter.greet() == "set by its key")
    }
  }

  @Test func newValuesHaveNoDefaultsOfOthers() {
    let before = ObjectIdentifier(DependencyValues.current[Cache.self])
    withDependencies {
      $0.greeter.greet = { "overridden" }
    } operation: {
      withDependencies {
        $0 = DependencyValues()
      } operation: {
        #expect(ObjectIdentifier(DependencyValues.current[Cache.self]) != before)
        #expect(DependencyValues.current.greeter.greet() == "test")
      }
    }
    #expect(ObjectIdentifier(DependencyValues.current[Cache.self]) == before)
  }

  final class Cache: Sendable, TestDependencyKey {
    static var testValue: Cache { Cache() }
  }

  @Test func aCopyIsAValueOfItsOwn() {
    var original = DependencyValues()
    original.printer.name = "original"
    var copy = original
    copy.printer.name = "copy"
    #expect(original.printer.name == "original")
    #expect(copy.printer.name == "copy")
  }

  @Test func aHarmlessDependencyNeedsNoTestValue() {
    struct Harmless: DependencyKey {
      static var liveValue: Harmless { Harmless() }
      static var shouldReportUnimplemented: Bool { false }
    }
    @Dependency(Harmless.self) var harmless
    _ = harmless
  }

  @Test func aPreviewUsesTheLiveValueWhereThereIsNoOther() {
    #expect(DependencyValues.preview.network.fetch(1) == "fetched 1")
  }

  @Test func aKeyForTestsAloneShowsItsTestValueInPreviews() {
    #expect(DependencyValues.preview.printer.name == "paper tray")
  }
}
