import Foundation

extension LocalizedStringKey {
  /// The location of a key's translations.
  package struct Table: Hashable, Sendable {
    /// The name of the table; `nil` for the default table.
    var name: String?
    /// The bundle; `nil` for the main bundle.
    var bundle: Bundle?

    /// The package's own words.
    static let system = Table(name: "Rostrum")
  }

  /// The words that are shown for a key, and their language.
  struct Translation {
    let pieces: [Piece]
    /// The language of the literal words: that of the table with the words, or the language in which
    /// keys are written if no table has them.
    let language: String
  }

  /// The translation for a reader's locale, or the key if there is none.
  ///
  /// - Complexity: O(*n*) in the number of characters if the bundle has texts, or else O(1).
  func translated(for reader: Locale) -> Translation {
    let strings = BundleResources.of(table?.bundle).strings
    let isOwn = table == .system
    guard isOwn || !strings.isEmpty else {
      return Translation(pieces: pieces, language: strings.development)
    }
    let locale = origin?.locale ?? reader
    let key = origin?.key ?? formatKey
    let number = pieces.lazy.compactMap(\.wholeNumber).first
    if isOwn, let word = SystemWord(rawValue: key) {
      let words = SystemWords(for: locale)
      let form = words.form(of: word, for: number)
      return Translation(pieces: filled(form), language: words.language.rawValue)
    }
    let name = table?.name ?? "Localizable"
    guard let (entry, language) = strings.entry(for: key, table: name, locale: locale) else {
      return Translation(pieces: pieces, language: strings.development)
    }
    return Translation(pieces: filled(entry.form(for: number, in: language)), language: language)
  }

  /// A text with the values of the key inserted.
  private func filled(_ text: String) -> [Piece] {
    let values = pieces.filter { !$0.isLiteral }
    return values.isEmpty ? [.literal(text)] : Self.fill(text, with: values)
  }

  /// The key in a string table: the text, with a C format in place of each value.
  var formatKey: String {
    if pieces.count == 1, case .literal(let key) = pieces[0] { return key }
    return pieces.reduce(into: "") { $0 += $1.formatKey }
  }

  /// Replaces the C formats of a text with values, in order or by number.
  private static func fill(_ text: String, with values: [Piece]) -> [Piece] {
    let format = /%(?:(\d+)\$)?[0-9.#+\-]*(?:ll|l|h|z)?[@diufFeEgGxXsc]/
    var pieces: [Piece] = []
    var words = ""
    var rest = text[...]
    var turn = 0
    while let start = rest.firstIndex(of: "%") {
      words += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("%%") {
        words += "%"
        rest = rest.dropFirst(2)
      } else if let match = rest.prefixMatch(of: format) {
        let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? turn
        turn += 1
        rest = rest[match.range.upperBound...]
        guard values.indices.contains(index) else { continue }
        if !words.isEmpty { pieces.append(.literal(words)) }
        words = ""
        pieces.append(values[index])
      } else {
        words += "%"
        rest = rest.dropFirst()
      }
    }
    words += rest
    if !words.isEmpty { pieces.append(.literal(words)) }
    return pieces
  }
}

extension LocalizedStringKey.Piece {
  fileprivate var isLiteral: Bool {
    if case .literal = self { true } else { false }
  }

  fileprivate var wholeNumber: Int64? {
    switch self {
    case .integer(let number): number
    case .unsignedInteger(let number): Int64(exactly: number)
    default: nil
    }
  }

  fileprivate var formatKey: String {
    switch self {
    case .literal(let words):
      words.utf8.contains(UInt8(ascii: "%")) ? words.replacing("%", with: "%%") : words
    case .value, .text: "%@"
    case .formatted(_, let specifier): specifier
    case .integer: "%lld"
    case .unsignedInteger: "%llu"
    case .number: "%lf"
    }
  }
}

extension LocalizedStringKey.Translation {
  /// The text for a reader.
  ///
  /// - Complexity: O(*n*) in the number of characters.
  func resolved(in context: TextContext) -> String {
    if isMarked {
      return InlineMarkdown(self, in: context).runs
        .reduce(into: "") { $0 += $1.piece.resolved(in: context) }
    }
    if pieces.count == 1, case .literal(let value) = pieces[0] { return value }
    return pieces.reduce(into: "") { $0 += $1.resolved(in: context) }
  }

  /// Whether the literal parts can contain marks.
  var isMarked: Bool {
    pieces.contains { piece in
      if case .literal(let literal) = piece { InlineMarkdown.isMarked(literal) } else { false }
    }
  }
}
