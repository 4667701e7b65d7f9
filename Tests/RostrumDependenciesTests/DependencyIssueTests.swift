import RostrumDependencies
import Testing

@Suite struct DependencyIssueTests {
  @Test func aTestThatReadsWhatHasNoTestValueIsTold() {
    let line = #line + 1
    @Dependency(\.network) var network
    expectIssue(
      #"""
      @Dependency(\.network) has no test value, but a test reads it.

        Read at: RostrumDependenciesTests/DependencyIssueTests.swift:\#(line)
        Key:     Network
        Value:   Network

      • If the test depends on it, override it, for example with \#
      'withDependencies { $0.network = … } operation: { … }' or in the 'withDependencies:' closure \#
      of the test store.
      • If it is safe to use in every test, add a 'static let testValue' (or 'static var') to its \#
      key.
      """#
    ) {
      #expect(network.fetch(1) == "fetched 1")
    }
  }

  @Test func aDependencyReadByItsKeyIsNamedByItsKey() {
    @Dependency(Network.self) var network
    expectIssue(startsWith: "@Dependency(Network.self) has no test value, but a test reads it.") {
      _ = network
    }
  }

  @Test func aMissingTestValueIsReportedOncePerTest() {
    @Dependency(\.network) var network
    expectIssue(startsWith: "@Dependency(\\.network) has no test value") {
      _ = network
    }
    #expect(network.fetch(2) == "fetched 2")
  }

  @Test func overridingAPartOfItIsNotReadingIt() {
    withDependencies {
      $0.network.fetch = { "mock \($0)" }
    } operation: {
      #expect(DependencyValues.current.network.fetch(3) == "mock 3")
    }
  }

  @Test func lookingAtItInAnUpdateDoesNotMakeItPrepared() {
    withDependencies {
      _ = $0.network
    } operation: {
      expectIssue(startsWith: "@Dependency(\\.network) has no test value") {
        _ = DependencyValues.current.network
      }
    }
  }

  @Test func aProgramThatReadsWhatHasNoLiveValueIsTold() {
    withDependencies {
      $0.container = DependencyContainer(context: .live)
    } operation: {
      let line = #line + 1
      @Dependency(\.printer) var printer
      expectIssue(
        #"""
        @Dependency(\.printer) has no live value, but it is read outside of a test.

          Read at: RostrumDependenciesTests/DependencyIssueTests.swift:\#(line)
          Key:     Printer
          Value:   Printer

        • If its key conforms to 'TestDependencyKey' only, conform it to 'DependencyKey', and link \#
        the module that contains the conformance.
        • If the program provides the value, set it at launch with \#
        'prepareDependencies { $0.printer = … }'.
        """#
      ) {
        #expect(printer.name == "paper tray")
      }
    }
  }

  @Test func aBuiltInDependencyThatIsNotPreparedSaysSoAtUse() {
    @Dependency(\.uuid) var uuid
    let generator = uuid
    expectIssue(
      #"""
      @Dependency(\.uuid) was used in a test that does not override it.

      • Override it: 'withDependencies { $0.uuid = .incrementing } operation: { … }', or the same \#
      assignment in the 'withDependencies:' closure of the test store.
      """#
    ) {
      _ = generator()
    }
  }
}
