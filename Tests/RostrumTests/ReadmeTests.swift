import Foundation
import Testing

@Suite struct ReadmeTests {
  @Test(
    "The code in the readme is what is built",
    arguments: [
      "Counter/CounterApp.swift",
      "Tutorial/Step2/Sources/GroceriesFeature/Groceries.swift",
      "Tutorial/Step2/Sources/GroceriesFeature/GroceriesView.swift",
      "Tutorial/Step2/Tests/GroceriesFeatureTests/AppViewTests.swift",
    ])
  func code(_ file: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOf: root.appending(path: "Examples/\(file)"), encoding: .utf8)
    #expect(readme.contains("```swift\n\(source)```"))
  }
}
