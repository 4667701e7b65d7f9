import Foundation
import Testing

@Suite struct ReadmeTests {
  @Test("The counter in the readme is the one that is built")
  func counter() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(
      contentsOf: root.appending(path: "Examples/Counter/CounterApp.swift"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(source)```"))
  }
}
