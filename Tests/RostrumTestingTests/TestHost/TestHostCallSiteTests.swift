import IssueReporting
import Rostrum
import RostrumTestSupport
import RostrumTesting
import Testing

@MainActor
struct TestHostCallSiteTests {
  @Test("A refusal names the line that called the test's helper")
  func helper() async {
    let host = TestHost { Text("Hello") }
    let recorder = IssueRecorder()
    var line: UInt = 0
    await withIssueReporters([recorder]) {
      line = #line + 1
      await press("Add", in: host)
    }
    #expect(recorder.lines.value == [line])
  }

  private func press(
    _ name: String, in host: TestHost, at location: CallSite = #callSite
  ) async {
    await host.button(name).tap(at: location)
  }
}
