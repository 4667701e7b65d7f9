import Foundation
import Rostrum
import Testing

@Suite struct DependenciesGuideTests {
  @Test func theCodeOfTheGuideIsTheCodeThatIsBuilt() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = try String(
      contentsOf: here.appending(path: "DependenciesGuide.swift"), encoding: .utf8)
    let guide = try String(
      contentsOf: root.appending(path: "Documentation/Dependencies.md"), encoding: .utf8)
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count == 6)
    for block in blocks { #expect(source.contains(block)) }
  }

  @MainActor @Test func whatALaunchPreparesStaysInIt() {
    _ = launch()
    #expect(DependencyValues.live.numberFact.languages() == ["en"])
    #expect(DependencyValues.live.factLimit == 100)
  }
}
