import Foundation
import RostrumDependencies
import Testing

@DependencyClient
struct FactClient: Sendable {
  var fetch: @Sendable (_ number: Int, _ in: String) async throws -> String
  var save: @Sendable (String) -> Void
  var latest: @Sendable () -> String?
  var count: @Sendable () -> Int = { 7 }
  var check: @Sendable (Int) throws(Refusal) -> Bool = { _ in false }
  @DependencyEndpoint(method: "remove") var delete: @Sendable (Int) -> Void
  @DependencyEndpointIgnored var format: @Sendable (Int) -> String = { "\($0)" }
  var isEnabled = true
}

struct Refusal: Error, Equatable {}

extension FactClient: TestDependencyKey {
  static var testValue: FactClient { FactClient() }
}

@Suite struct DependencyClientTests {
  @Dependency(FactClient.self) private var facts

  @Test func anEndpointThatNobodySetReportsAndThrows() async {
    await expectIssue(startsWith: "'FactClient.fetch' was called, but it is not") {
      await #expect(throws: Unimplemented("FactClient.fetch")) {
        try await facts.fetch(number: 7, in: "en")
      }
    }
  }

  @Test func theIssueSaysWhatToDo() {
    expectIssue(
      """
      'FactClient.save' was called, but it is not implemented.

      • If a test calls it, override it, for example with \
      'withDependencies { $0.….save = { … } } operation: { … }' or in the 'withDependencies:' \
      closure of the test store.
      • If the program calls it, implement the endpoint in the client's 'liveValue'.
      """
    ) {
      facts.save("")
    }
  }

  @Test func theIssueStandsAtTheEndpoint() {
    withKnownIssue {
      facts.save("")
    } matching: {
      $0.sourceLocation?.fileID == "RostrumDependenciesTests/DependencyClientTests.swift"
        && $0.sourceLocation?.line == 8
    }
  }

  @Test func anOptionalResultIsNil() {
    expectIssue(startsWith: "'FactClient.latest' was called") {
      #expect(facts.latest() == nil)
    }
  }

  @Test func aDefaultIsGivenBackAfterTheIssue() {
    expectIssue(startsWith: "'FactClient.count' was called") {
      #expect(facts.count() == 7)
    }
  }

  @Test func anEndpointThatThrowsErrorsOfOneTypeGivesItsDefaultBack() {
    expectIssue(startsWith: "'FactClient.check' was called") {
      #expect((try? facts.check(1)) == false)
    }
  }

  @Test func anEndpointThatWasSetIsNoIssue() async throws {
    let fact = try await withDependencies {
      $0[FactClient.self].fetch = { number, language in "\(number) \(language)" }
    } operation: {
      try await facts.fetch(number: 7, in: "en")
    }
    #expect(fact == "7 en")
  }

  @Test func settingOneEndpointLeavesTheOthersUnimplemented() {
    withDependencies {
      $0[FactClient.self].count = { 1 }
    } operation: {
      #expect(facts.count() == 1)
      expectIssue(startsWith: "'FactClient.save' was called") { facts.save("") }
    }
  }

  @Test func aMethodOfAnotherNameCallsTheEndpoint() {
    let deleted = LockIsolated(0)
    var client = FactClient()
    client.delete = { id in deleted.setValue(id) }
    client.remove(3)
    #expect(deleted.value == 3)
  }

  @Test func aClosureThatIsNoEndpointIsNotReported() {
    #expect(facts.format(3) == "3")
  }

  @Test func theInitializerTakesEveryEndpoint() async throws {
    let client = FactClient(
      fetch: { number, _ in "\(number)" }, save: { _ in }, latest: { "latest" }, count: { 2 },
      check: { _ in true }, delete: { _ in })
    #expect(try await client.fetch(number: 1, in: "") == "1")
    #expect(client.latest() == "latest")
    #expect(client.count() == 2)
    #expect(client.isEnabled)
  }

  @Test func anEndpointOutsideOfAClientWorksByItself() {
    struct Door {
      @DependencyEndpoint var open: @Sendable (_ key: Int) -> Void
    }
    expectIssue(startsWith: "'DependencyClientTests.Door.open' was called") { Door().open(key: 1) }
  }

  @Test func theErrorNamesTheEndpoint() {
    #expect("\(Unimplemented("Client.fetch"))" == "Unimplemented: 'Client.fetch'")
    #expect(Unimplemented("fetch").localizedDescription == "Unimplemented: 'fetch'")
  }
}
