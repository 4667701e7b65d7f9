import Foundation
import RostrumDependencies
import RostrumTesting
import Testing

@Suite(.dependency(\.uuid, .incrementing), .dependency(\.locale, Locale(identifier: "de_DE")))
struct DependenciesTraitTests {
  @Dependency(\.uuid) private var uuid
  @Dependency(\.locale) private var locale
  @Dependency(Speaker.self) private var speaker

  @Test func aTestOfASuiteHasTheSuitesDependencies() {
    #expect(uuid() == UUID(0))
    #expect(locale.identifier == "de_DE")
  }

  @Test func eachTestHasAValueOfItsOwn() {
    #expect(uuid() == UUID(0))
  }

  @Test(.dependency(\.locale, Locale(identifier: "fr_FR")))
  func aTraitOfATestWinsOverTheSuites() {
    #expect(locale.identifier == "fr_FR")
    #expect(uuid() == UUID(0))
  }

  @Test(.dependency(\.date.now, Date(timeIntervalSince1970: 7)))
  func aPartOfADependencyIsSetWithoutReadingIt() {
    @Dependency(\.date.now) var now
    #expect(now == Date(timeIntervalSince1970: 7))
  }

  @Test(.dependency(Speaker(says: "hello")))
  func aDependencyThatIsItsOwnKeyNeedsNoKeyPath() {
    #expect(speaker.says == "hello")
  }

  @Test(
    .dependencies {
      await Task.yield()
      $0[Speaker.self].says = "several"
      $0.locale = Locale(identifier: "es_ES")
    }
  )
  func severalDependenciesAreSetInAClosure() {
    #expect(speaker.says == "several")
    #expect(locale.identifier == "es_ES")
  }

  @Test(.dependencies, arguments: 0..<4)
  func eachCaseOfATestHasAContainerOfItsOwn(number: Int) {
    let container = DependencyValues.current.container
    let others = Self.containers.withValue { containers in
      defer { containers.append(container) }
      return containers.contains { $0 === container }
    }
    #expect(!others)
  }

  private static let containers = LockIsolated<[DependencyContainer]>([])

  @Suite struct Inner {
    @Dependency(\.locale) private var locale

    @Test func aSuiteInASuiteHasItsDependencies() {
      #expect(locale.identifier == "de_DE")
    }
  }
}

private struct Speaker: TestDependencyKey {
  var says: String
  static var testValue: Speaker { Speaker(says: "") }
}
