import SwiftSyntax

/// How deep a source nests, which is how deep a parser and visitors recurse.
enum Depth {
  /// The deepest nesting that is linted.
  static let limit = 10_000

  /// Whether the brackets of a text nest deeper than the limit.
  ///
  /// The parser has a limit of its own, but looks ahead beyond it. Brackets in strings and comments count, which
  /// only matters if thousands of them aren't closed.
  static func isExceeded(by text: String) -> Bool {
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: continue
      }
      if depth > limit { return true }
    }
    return false
  }

  /// Whether a tree is deeper than the limit, as that of a chain of thousands of calls is.
  static func isExceeded(by tree: SourceFileSyntax) -> Bool {
    // A level takes two bytes or more, and a large stack holds as many levels as this allows.
    guard tree.totalLength.utf8Length > 20 * limit else { return false }
    let visitor = DepthVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.isExceeded
  }
}

private final class DepthVisitor: SyntaxAnyVisitor {
  private(set) var isExceeded = false
  private var depth = 0

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    depth += 1
    if depth > Depth.limit { isExceeded = true }
    return isExceeded ? .skipChildren : .visitChildren
  }

  override func visitAnyPost(_ node: Syntax) { depth -= 1 }
}
