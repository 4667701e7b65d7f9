import Foundation
import RostrumDependencies
import RostrumNetworking
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct URLSessionTests {
  @Test func aTestThatReadsASessionUnpreparedIsTold() {
    @Dependency(\.urlSession) var session
    expectIssue(startsWith: "@Dependency(\\.urlSession) has no test value, but a test reads it.") {
      _ = session
    }
  }

  @Test func anUnpreparedSessionReachesNoNetwork() async {
    @Dependency(\.urlSession) var session
    await expectIssue(startsWith: "@Dependency(\\.urlSession) has no test value") {
      let unprepared = session
      await #expect(throws: (any Error).self) {
        try await unprepared.data(from: URL(filePath: "/etc/hostname"))
      }
    }
  }

  @Test func aTestCanGiveASession() {
    let given = URLSession(configuration: .ephemeral)
    withDependencies {
      $0.urlSession = given
    } operation: {
      #expect(DependencyValues.current.urlSession === given)
    }
  }
}
