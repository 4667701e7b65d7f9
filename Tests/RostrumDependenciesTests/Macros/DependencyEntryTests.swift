import RostrumDependencies
import Testing

extension DependencyValues {
  @DependencyEntry(liveValue: 100, previewValue: 50) var limit = 10
  @DependencyEntry var title: String = "test"
  @DependencyEntry(liveValue: Port(number: 443)) var port: Port
  @DependencyEntry("LanguageKey") var language = "en"
  @DependencyEntry var counter = Counter()
}

struct Port: Equatable {
  var number: Int
}

final class Counter: Sendable {}

extension DependencyValues.LanguageKey: DependencyKey {
  static var liveValue: String { "fr" }
}

@Suite struct DependencyEntryTests {
  @Test(arguments: [(DependencyContext.live, 100), (.preview, 50), (.test, 10)])
  func anEntryHasAValueForEachContext(context: DependencyContext, limit: Int) {
    withDependencies {
      $0.context = context
    } operation: {
      #expect(DependencyValues.current.limit == limit)
    }
  }

  @Test func anEntryCanBeOverridden() {
    @Dependency(\.title) var title
    #expect(title == "test")
    withDependencies {
      $0.title = "other"
    } operation: {
      #expect(title == "other")
    }
  }

  @Test func aTestIsToldOfAnEntryWithoutATestValue() {
    @Dependency(\.port) var port
    expectIssue(startsWith: "@Dependency(\\.port) has no test value, but a test reads it.") {
      #expect(port == Port(number: 443))
    }
  }

  @Test func aKeyWithANameCanBeMadeLiveElsewhere() {
    #expect(DependencyValues.test.language == "en")
    #expect(DependencyValues.live.language == "fr")
  }

  @Test func eachLaunchHasAnEntryOfItsOwn() {
    func counter(in container: DependencyContainer) -> Counter {
      withDependencies {
        $0.container = container
      } operation: {
        DependencyValues.current.counter
      }
    }
    let (first, second) = (DependencyContainer(), DependencyContainer())
    #expect(counter(in: first) === counter(in: first))
    #expect(counter(in: first) !== counter(in: second))
  }
}
