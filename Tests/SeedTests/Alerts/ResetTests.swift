import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct ResetTests {
  @Test("A flag presents the alert with its message, the destructive button does it")
  func reset() async {
    var resets = 0
    let host = TestHost { Alerts.ResetView { resets += 1 } }
    await host.button("Reset").tap()
    #expect(host.alert("Reset Settings?").message == "This cannot be undone.")
    await host.alert("Reset Settings?").button("Reset").tap()
    #expect(resets == 1)
    #expect(host.presentations.isEmpty)
  }

  @Test("The cancel button just takes the alert away")
  func cancel() async {
    var resets = 0
    let host = TestHost { Alerts.ResetView { resets += 1 } }
    await host.button("Reset").tap()
    await host.button("Cancel").tap()
    #expect(resets == 0)
    #expect(host.presentations.isEmpty)
  }
}
