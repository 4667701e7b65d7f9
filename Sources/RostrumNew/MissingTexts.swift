import Foundation
import SwiftParser
import SwiftSyntax

/// The texts of a list that the app's catalogue doesn't have, so that they are shown as they are in every language.
package struct MissingTexts: Hashable, Sendable {
  /// The path of the catalogue in the package.
  package let catalogue: String
  /// The texts, in order.
  package let texts: [String]

  /// Finds the texts that a catalogue doesn't have; `nil` without a catalogue, or if it has all of them.
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - folder: The folder of a package.
  init?(of texts: Set<String>, in folder: URL) {
    let paths =
      (try? FileManager.default.subpathsOfDirectory(
        atPath: folder.appending(path: "Sources").plainPath)) ?? []
    guard let path = paths.sorted().first(where: { $0.hasSuffix("Localizable.xcstrings") }),
      let data = try? Data(contentsOf: folder.appending(path: "Sources").appending(path: path)),
      let known = try? JSONDecoder().decode(Catalogue.self, from: data).strings.keys
    else { return nil }
    let missing = texts.subtracting(known)
    if missing.isEmpty { return nil }
    catalogue = "Sources/\(path)"
    self.texts = missing.sorted()
  }
}

private struct Catalogue: Decodable {
  struct Entry: Decodable {}

  let strings: [String: Entry]
}

extension ListTemplate {
  /// The texts for people in the files of the list, and in the lines that the app gets.
  func texts(in files: [SourceFile], _ insertions: [Insertion]) -> Set<String> {
    let names = ["Form", "FormView", "List", "ListView"].map { "/\(item)\($0).swift" }
    let code =
      files.filter { file in names.contains { file.path.hasSuffix($0) } }.map(\.text)
      + insertions.map(\.code)
    let finder = TextFinder(viewMode: .sourceAccurate)
    for text in code { finder.walk(Parser.parse(source: text)) }
    return finder.found
  }
}

/// Finds literals that begin like a text for people, unlike names of columns, symbols and files.
private final class TextFinder: SyntaxVisitor {
  var found: Set<String> = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue, text.first?.isUppercase == true {
      found.insert(text)
    }
    return .skipChildren
  }
}
