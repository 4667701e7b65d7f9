import Foundation
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("The guide to destinations")
struct DestinationsGuideTests {
  @Test("The guide's app is the one that is built")
  func source() throws {
    let file = URL(filePath: #filePath)
    let source = try String(
      contentsOf: file.deletingLastPathComponent().appending(path: "ShelfApp.swift"),
      encoding: .utf8)
    var root = file
    for _ in 1...4 { root.deleteLastPathComponent() }
    let guide = try String(
      contentsOf: root.appending(path: "Documentation/Destinations.md"), encoding: .utf8)
    #expect(guide.contains("```swift\n\(source)```"))
  }

  @Test("The app in the guide works")
  func works() async {
    let host = TestHost(ShelfApp())
    await host.button("Emma").tap()
    #expect(host.path == ["Shelf", "Emma"])
    await host.button("Close").tap()
    await host.button("Persuasion").tap()
    await host.back()
    #expect(host.presentations.isEmpty)
  }
}
