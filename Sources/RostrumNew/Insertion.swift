import SwiftParser
import SwiftSyntax

/// Code that a list needs in the app.
struct Insertion {
  /// Where it belongs, in words.
  let place: String
  /// The code, without indentation.
  let code: String
  /// Finds what the code comes after.
  fileprivate let anchor: (SourceFileSyntax) -> Syntax?
  /// Whether it comes before what is found.
  fileprivate var isBefore = false

  /// Inserts the code.
  ///
  /// - Parameter text: The text of a file.
  /// - Returns: The text with the code; `nil` if the file isn't the one where it belongs.
  func apply(to text: String) -> String? {
    guard let anchor = anchor(Parser.parse(source: text)) else { return nil }
    let bytes = Array(text.utf8)
    let start = anchor.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = anchor.endPositionBeforeTrailingTrivia.utf8Offset
    let newline = UInt8(ascii: "\n")
    let line = (bytes[..<start].lastIndex(of: newline) ?? -1) + 1
    let next = (bytes[end...].firstIndex(of: newline) ?? bytes.count - 1) + 1
    let before = String(decoding: bytes[line..<start], as: UTF8.self)
    let after = String(decoding: bytes[end..<next], as: UTF8.self).drop(while: \.isWhitespace)
    // A line of its own would be outside of braces that are on the same line.
    guard isBefore ? before.allSatisfy(\.isWhitespace) : after.isEmpty || after.hasPrefix("//")
    else { return nil }
    let indentation = before.prefix(while: \.isWhitespace)
    let inserted = code.split(separator: "\n").map { indentation + $0 + "\n" }.joined()
    let offset = isBefore ? line : next
    return String(decoding: bytes[..<offset] + inserted.utf8 + bytes[offset...], as: UTF8.self)
  }
}

extension Insertion {
  /// All code that a list needs in an app.
  static func all(of list: ListTemplate, in package: AppPackage) -> [Insertion] {
    let (feature, view, property) = (package.feature, package.name + "View", list.property)
    return [
      Insertion(
        place: "In the DatabaseMigrator, before it is returned",
        code: "migrator.register\(list.items)()",
        anchor: { $0.firstExtension(of: "DatabaseMigrator")?.lastReturn(of: "migrator") },
        isBefore: true),
      Insertion(
        place: "In the tabs of \(feature)", code: "case \(property)",
        anchor: { $0.type(feature)?.type("Tab")?.lastCase }),
      Insertion(
        place: "In the state of \(feature)",
        code: "package var \(property) = \(list.item)List.State()",
        anchor: { $0.type(feature)?.type("State")?.lastStoredProperty }),
      Insertion(
        place: "In the actions of \(feature)", code: "case \(property)(\(list.item)List.Action)",
        anchor: { $0.type(feature)?.type("Action")?.lastCase }),
      Insertion(
        place: "In the body of \(feature)",
        code: "Scope(\\.\(property), action: \\.\(property)) { \(list.item)List() }",
        anchor: { $0.type(feature)?.lastReducer }),
      Insertion(
        place: "In the tabs of \(view)",
        code: """
          Tab("\(Words(list.items).sentence)", systemImage: "list.bullet", value: \(feature).Tab.\(property)) {
            \(list.item)ListView(store: store.scope(\\.\(property), action: \\.\(property)))
          }
          """,
        anchor: { $0.type(view)?.lastTab }),
    ]
  }
}
