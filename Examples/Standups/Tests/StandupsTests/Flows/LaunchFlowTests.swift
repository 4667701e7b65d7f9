import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import StandupsFeature

@MainActor
struct LaunchFlowTests {
  @Test("A launch into the middle shows the screen, the form and the focus at once")
  func deepLaunch() {
    let host = launch(.editing(.mock, attendee: 3), standups: [.mock])
    #expect(host.presentations.map(\.kind) == [.screen])
    #expect(host.presentations[0].children.map(\.kind) == [.sheet])
    #expect(host.textField("Title").value == "Compilers")
    #expect(host.textField("Name").nth(3).isFocused)
    #expect(host.focused?.value == "Edsger")
  }

  @Test("After a launch into the middle, the way out is the usual one")
  func wayOut() async {
    let host = launch(.editing(.mock, attendee: 3), standups: [.mock])
    await host.textField("Name").nth(3).type("Niklaus")
    await host.button("Done").tap()
    #expect(host.presentations[0].children.isEmpty)
    #expect(host.row(containing: "Niklaus").exists)
    #expect(host.path == ["Daily Standups", "Compilers"])

    await host.back()
    #expect(host.path == ["Daily Standups"])
    #expect(host.row(containing: "Compilers").exists)
  }

  @Test("A launch with the title in focus")
  func titleFocus() {
    let host = launch(.editing(.designMock), standups: [.designMock])
    #expect(host.textField("Title").isFocused)
  }
}
