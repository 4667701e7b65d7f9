import Foundation
import Testing

@Suite struct DropInTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("The drop-in example's sources don't depend on where they run")
  func sourcesAreUnmodified() throws {
    let example = root.appending(path: "Examples/DropIn")
    var count = 0
    for folder in ["Sources", "Tests"] {
      let files = try #require(
        FileManager.default.enumerator(
          at: example.appending(path: folder), includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let source = try String(contentsOf: file, encoding: .utf8)
        #expect(!source.contains("#if"), "\(file.lastPathComponent)")
        #expect(!source.localizedCaseInsensitiveContains("rostrum"), "\(file.lastPathComponent)")
        count += 1
      }
    }
    #expect(count > 10)
  }

  @Test("The settings in the guide are those of the example")
  func guideShowsTheSettings() throws {
    let manifest = try text("Examples/DropIn/Package.swift")
    let settings = try #require(manifest.range(of: "extension [SwiftSetting]"))
    let guide = try text("Documentation/DropIn.md")
    #expect(guide.contains("```swift\n\(manifest[settings.lowerBound...])```"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
