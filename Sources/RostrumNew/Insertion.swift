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
  /// Whether an app may do without it, so that nothing is said if the place isn't found.
  private(set) var isOptional = false
  /// Code of the same file without which this code, if it is there, is that of something else.
  fileprivate var companion = ""

  /// Inserts the code.
  ///
  /// - Parameter tree: A file.
  /// - Returns: The text with the code; `nil` if the file isn't the one where it belongs.
  func apply(to tree: SourceFileSyntax) -> String? {
    guard let anchor = anchor(tree) else { return nil }
    // The same ends of lines as in the file.
    let end = tree.description.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    return apply(to: tree, at: anchor, end: end)
  }

  private func apply(to tree: SourceFileSyntax, at anchor: Syntax, end lineEnd: String) -> String? {
    let bytes = Array(tree.description.utf8)
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
    let inserted = code.split(separator: "\n").map { indentation + $0 + lineEnd }.joined()
    let offset = isBefore ? line : next
    return String(decoding: bytes[..<offset] + inserted.utf8 + bytes[offset...], as: UTF8.self)
  }

  /// Whether a file has the code already, where it belongs.
  func isDone(in tree: SourceFileSyntax) -> Bool {
    anchor(tree) != nil && removed(from: tree.description) != nil
  }

  /// Removes the code.
  ///
  /// - Parameter text: The text of a file.
  /// - Returns: The text without the code; `nil` if it isn't there.
  func removed(from text: String) -> String? {
    guard companion.isEmpty || text.contains(companion) else { return nil }
    let code = code.split(separator: "\n").map { $0.trimming(\.isWhitespace) }
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = lines.indices.first { index in
      lines[index...].prefix(code.count).map { $0.trimming(\.isWhitespace) } == code
    }
    guard let first else { return nil }
    lines.removeSubrange(first..<first + code.count)
    return lines.joined(separator: "\n")
  }
}

extension Substring {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    var rest = drop(while: isTrimmed)
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
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
        anchor: {
          $0.extensions(of: "DatabaseMigrator").lazy.compactMap { $0.lastReturn(of: "migrator") }
            .first
        },
        isBefore: true),
      Insertion(
        place: "In the tabs of \(feature)", code: "case \(property)",
        anchor: { $0.type(feature)?.type("Tab")?.lastCase },
        companion: "\(list.item)List.Action"),
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
          Tab("\(Words(list.items).sentence)", systemImage: "\(list.icon)", value: \(feature).Tab.\(property)) {
            \(list.item)ListView(store: store.scope(\\.\(property), action: \\.\(property)))
          }
          """,
        anchor: { $0.type(view)?.lastTab }),
      Insertion(
        place: "In the samples of all lists",
        code: "for record in \(list.item).samples { try record.insert(db) }",
        anchor: {
          $0.extensions(of: "AppDatabase").lazy
            .compactMap { $0.lastLoopOverSamples(in: "withAllSamples") }.first
        },
        isOptional: true),
    ]
  }
}
