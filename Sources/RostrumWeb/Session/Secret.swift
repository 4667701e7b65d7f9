import RostrumHTML

/// A secret of 256 random bits.
///
/// Secrets are compared in constant time.
package struct Secret: Sendable {
  private let words: (UInt64, UInt64, UInt64, UInt64)

  /// Creates a secret with the system's random number generator.
  package init() {
    var generator = SystemRandomNumberGenerator()
    words = (generator.next(), generator.next(), generator.next(), generator.next())
  }

  /// Parses 43 characters of base64url, or returns `nil` for any other text.
  package init?(text: some StringProtocol) {
    guard let bytes = Base64URL.decode(text) else { return nil }
    self.init(bytes: bytes)
  }

  /// Creates a secret from 32 bytes, or returns `nil` for any other number of bytes.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    func word(_ index: Int) -> UInt64 {
      bytes[(index * 8)..<(index * 8 + 8)].reduce(0) { $0 << 8 | UInt64($1) }
    }
    words = (word(0), word(1), word(2), word(3))
  }

  /// The secret as 43 characters of base64url.
  package var text: String { Base64URL.encode(bytes) }

  /// Parses 64 lowercase hexadecimal digits, or returns `nil` for any other text.
  package init?(hexadecimal text: String) {
    let digits = Array("0123456789abcdef".utf8)
    guard text.utf8.count == 64, text.utf8.allSatisfy(digits.contains) else { return nil }
    let words = (0..<4).compactMap { UInt64(text.dropFirst($0 * 16).prefix(16), radix: 16) }
    guard words.count == 4 else { return nil }
    self.words = (words[0], words[1], words[2], words[3])
  }

  /// The secret as 32 bytes.
  package var bytes: [UInt8] {
    [words.0, words.1, words.2, words.3].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
    }
  }
}

extension Secret: Hashable {
  package static func == (lhs: Self, rhs: Self) -> Bool {
    (lhs.words.0 ^ rhs.words.0) | (lhs.words.1 ^ rhs.words.1) | (lhs.words.2 ^ rhs.words.2)
      | (lhs.words.3 ^ rhs.words.3) == 0
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(words.0)
    hasher.combine(words.1)
    hasher.combine(words.2)
    hasher.combine(words.3)
  }
}
