import RostrumElements

/// What a token contains after its first word.
protocol AtomOperand: Hashable, Sendable {
  /// Reads the words of an operand; `nil` if they aren't one.
  init?(_ reader: inout AtomReader)
  /// Writes the words that ``init(_:)`` reads.
  func write(to token: inout AtomWriter)
}

extension AtomOperand where Self: RawRepresentable<String> {
  init?(_ reader: inout AtomReader) {
    guard let word = reader.word() else { return nil }
    self.init(rawValue: String(word))
  }

  func write(to token: inout AtomWriter) { token.write(rawValue) }
}

/// The operand of an atom whose name is its first word.
struct NoOperand: AtomOperand {
  init() {}
  init?(_ reader: inout AtomReader) {}
  func write(to token: inout AtomWriter) {}
}

/// Writes the words of a token.
struct AtomWriter {
  private(set) var token: String

  init(_ name: String) { token = name }

  mutating func write(_ word: String) {
    token += "_"
    token += word
  }
}

/// Reads the words of a token one after the other.
struct AtomReader {
  private var words: ArraySlice<Substring>

  init(_ token: some StringProtocol) {
    words = Substring(token).split(separator: "_", omittingEmptySubsequences: false)[...]
  }

  var isAtEnd: Bool { words.isEmpty }

  /// The next word, which stays.
  var next: Substring? { words.first }

  mutating func word() -> Substring? { words.popFirst() }
}
