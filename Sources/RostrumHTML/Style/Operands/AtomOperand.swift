import RostrumElements

/// The content of a token after its first word.
protocol AtomOperand: Hashable, Sendable {
  /// Parses the words of an operand; `nil` if they are invalid.
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

/// The empty operand, for an atom that consists of a single word.
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

/// Reads the words of a token in order.
struct AtomReader {
  private var words: ArraySlice<Substring>

  init(_ token: some StringProtocol) {
    words = Substring(token).split(separator: "_", omittingEmptySubsequences: false)[...]
  }

  var isAtEnd: Bool { words.isEmpty }

  /// The next word, without consuming it.
  var next: Substring? { words.first }

  mutating func word() -> Substring? { words.popFirst() }
}
