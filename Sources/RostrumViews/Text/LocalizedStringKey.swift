/// A text that is meant for readers: what a literal in a view is.
///
/// ```swift
/// Text("Speaker \(index) of \(count)")
/// ```
///
/// A key keeps its numbers as numbers until it is shown. It is looked up among the texts
/// of a bundle, with `%@`, `%lld` and the like in place of values; what is not there reads as it is
/// written. A literal, and a translation, can have marks: `**bold**`, `*italic*`, `~~struck through~~`,
/// code in backticks, and `[words](https://example.com)`; values that are put into it mean themselves.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let pieces: [Piece]
  /// Where its translations are; `nil` for the usual table of the program.
  package var table: Table?

  package enum Piece: Hashable, Sendable {
    case literal(String)
    case value(String)
    case formatted(SpecifiedNumber, specifier: String)
    case integer(Int64)
    case unsignedInteger(UInt64)
    case number(Double)
    case text(Text)
  }

  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// A key that is a string.
  public init(_ value: String) {
    pieces = [.literal(value)]
  }

  /// A key that is a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A key that is a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// The text that a reader of a locale sees.
  ///
  /// - Complexity: O(*n*) in its characters.
  package func resolved(in context: TextContext) -> String {
    if isMarked {
      return InlineMarkdown(pieces).runs.reduce(into: "") { $0 += $1.piece.resolved(in: context) }
    }
    if pieces.count == 1, case .literal(let value) = pieces[0] { return value }
    return pieces.reduce(into: "") { $0 += $1.resolved(in: context) }
  }

  /// Whether the literal parts can have marks.
  var isMarked: Bool {
    pieces.contains { piece in
      if case .literal(let literal) = piece { InlineMarkdown.isMarked(literal) } else { false }
    }
  }
}

extension LocalizedStringKey.Piece {
  func resolved(in context: TextContext) -> String {
    switch self {
    case .literal(let value), .value(let value): value
    case .formatted(let value, _): value.words(in: context)
    case .integer(let value): context.words(for: value)
    case .unsignedInteger(let value): context.words(for: value)
    case .number(let value): context.words(for: value)
    case .text(let text): text.resolved(in: context)
    }
  }
}
