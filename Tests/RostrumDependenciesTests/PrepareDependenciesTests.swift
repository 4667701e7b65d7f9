import RostrumDependencies
import Testing

@Suite struct PrepareDependenciesTests {
  @Test func preparedValuesAreTheDefaultsOfALaunch() {
    withDependencies {
      $0.container = DependencyContainer(context: .live)
    } operation: {
      prepareDependencies { $0.greeter.greet = { "prepared" } }
      #expect(DependencyValues.current.greeter.greet() == "prepared")
      withDependencies {
        $0.greeter.greet = { "override" }
      } operation: {
        #expect(DependencyValues.current.greeter.greet() == "override")
      }
    }
  }

  @Test func preparedValuesStayInTheirLaunch() {
    withDependencies {
      $0.container = DependencyContainer(context: .live)
    } operation: {
      prepareDependencies { $0.greeter.greet = { "prepared" } }
    }
    withDependencies {
      $0.container = DependencyContainer(context: .live)
    } operation: {
      #expect(DependencyValues.current.greeter.greet() == "live")
    }
  }

  @Test func preparingWhatWasReadIsAnIssue() {
    withDependencies {
      $0.container = DependencyContainer(context: .live)
    } operation: {
      _ = DependencyValues.current.greeter
      withKnownIssue {
        prepareDependencies { $0.greeter.greet = { "late" } }
      } matching: {
        $0.comments.first?.rawValue.hasPrefix(
          "A dependency was prepared that had already been read or prepared.") == true
      }
      #expect(DependencyValues.current.greeter.greet() == "late")
    }
  }

  @Test func preparingTwiceIsAnIssue() {
    withDependencies {
      $0.container = DependencyContainer(context: .live)
    } operation: {
      prepareDependencies { $0.greeter.greet = { "once" } }
      withKnownIssue {
        prepareDependencies { $0.greeter.greet = { "twice" } }
      }
    }
  }

  @Test func preparingDoesNotCountAsReading() {
    withDependencies {
      $0.container = DependencyContainer()
    } operation: {
      prepareDependencies { $0.network.fetch = { "prepared \($0)" } }
      #expect(DependencyValues.current.network.fetch(1) == "prepared 1")
    }
  }
}
