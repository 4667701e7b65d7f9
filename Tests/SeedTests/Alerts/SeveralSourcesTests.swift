import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct SeveralSourcesTests {
  @Test(
    "Each source has an alert of its own, with its title and message",
    arguments: [
      ("Save", "Not saved", "The disk is full."), ("Delete", "Not deleted", "It is in use."),
    ])
  func alerts(button: String, title: String, message: String) async {
    let host = TestHost { Alerts.SeveralSourcesView() }
    await host.button(button).tap()
    #expect(host.presentations.map(\.title) == [title])
    #expect(host.alert(title).message == message)
    await host.button("OK").tap()
    #expect(host.presentations.isEmpty)
  }
}
