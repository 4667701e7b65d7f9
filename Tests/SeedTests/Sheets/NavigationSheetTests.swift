import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct NavigationSheetTests {
  @Test("A sheet has its own stack, and its close button dismisses the sheet")
  func ownStack() async {
    let host = TestHost { Sheets.NavigationSheetScreen() }
    await host.button("Open").tap()
    await host.link("More").tap()
    #expect(host.text("A second screen").exists)
    await host.back()
    #expect(host.title == "First")
    await host.button("Close").tap()
    #expect(host.presentations.isEmpty)
  }
}
