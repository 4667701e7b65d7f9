/// Sets of identifiers that are found in texts in one pass, without parsing them.
struct Identifiers: Sendable {
  private var indices: [UInt64: Int] = [:]

  /// Creates a set.
  init(_ words: some Sequence<String>) {
    for (index, word) in words.enumerated() { indices[Self.hash(word.utf8)] = index }
  }

  /// The indices of the identifiers that a text has.
  func found(in text: String) -> Set<Int> {
    var text = text
    return text.withUTF8 { found(in: $0) }
  }

  private func found(in bytes: UnsafeBufferPointer<UInt8>) -> Set<Int> {
    let isPart = Self.isPart
    var found: Set<Int> = []
    var hash = Self.seed
    var isInside = false
    for byte in bytes {
      if isPart[Int(byte)] {
        hash = Self.next(hash, byte)
        isInside = true
      } else if isInside {
        if let index = indices[hash] { found.insert(index) }
        hash = Self.seed
        isInside = false
      }
    }
    if isInside, let index = indices[hash] { found.insert(index) }
    return found
  }

  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let isPart: [Bool] = (0..<256).map { byte in
    let letter = UnicodeScalar(UInt8(byte)).properties.isAlphabetic
    return byte < 128 && (letter || (48...57).contains(byte) || byte == 95)
  }

  // FNV-1a.
  private static func next(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private static func hash(_ word: String.UTF8View) -> UInt64 { word.reduce(seed, next) }
}
