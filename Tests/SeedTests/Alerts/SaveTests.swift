import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct SaveTests {
  let model = SettingsModel()
  let host: TestHost

  init() {
    let model = model
    host = TestHost { Alerts.SaveView().environment(model) }
  }

  @Test("An error that is caught is what the alert says")
  func caught() async {
    await host.button("Save").tap()
    #expect(host.alert("Settings Error").message == "The disk is full.")
    await host.button("OK").tap()
    #expect(host.presentations.isEmpty)
  }

  @Test("Once the alert is gone the optional is clear, so the next error is presented too")
  func again() async {
    await host.button("Save").tap()
    await host.button("OK").tap()
    await host.button("Save").tap()
    #expect(host.presentations.map(\.title) == ["Settings Error"])
  }

  @Test("Without an error nothing is presented")
  func saved() async {
    model.isDiskFull = false
    await host.button("Save").tap()
    #expect(model.saved == ["dark"])
    #expect(host.presentations.isEmpty)
  }
}
