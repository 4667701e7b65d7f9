import Foundation

/// A localizable text, as represented by a literal in a view.
///
/// ```swift
/// Text("Speaker \(index) of \(count)")
/// ```
///
/// A key keeps numbers unformatted until it is shown. It is looked up in the string tables of a
/// bundle, with `%@`, `%lld` and similar placeholders for values; a key without a translation is
/// shown literally. Literals and translations can contain inline Markdown: `**bold**`, `*italic*`,
/// `~~struck through~~`, code in backticks, `[words](https://example.com)`, and
/// `^[\(count) file](inflect: true)`, which writes an English noun in the plural where the number asks
/// for it, whatever the reader's language; interpolated values are shown unchanged.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let pieces: [Piece]
  /// The location of the key's translations; `nil` for the program's default table.
  package var table: Table?
  /// What a resource says of the text; `nil` for a text that is its own key.
  var origin: Origin?

  package enum Piece: Hashable, Sendable {
    case literal(String)
    case value(String)
    indirect case formatted(SpecifiedNumber, specifier: String)
    case integer(Int64)
    case unsignedInteger(UInt64)
    case number(Double)
    case text(Text)
  }

  /// The key and the language of a text that differ from those of most texts.
  ///
  /// It is an object so that other texts stay small.
  final class Origin: Hashable, Sendable {
    /// The key in the table.
    let key: String
    /// The locale whose language the text has; that of the reader if `nil`.
    let locale: Locale?

    init(key: String, locale: Locale? = nil) {
      self.key = key
      self.locale = locale
    }

    static func == (lhs: Origin, rhs: Origin) -> Bool {
      lhs.key == rhs.key && lhs.locale == rhs.locale
    }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Creates a key from a string.
  public init(_ value: String) {
    pieces = [.literal(value)]
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
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
