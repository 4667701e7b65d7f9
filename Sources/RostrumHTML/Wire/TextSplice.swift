/// A replacement of one part of a text.
///
/// Positions and lengths are in UTF-16 code units, as in browsers. The splice identifies the text
/// that it changes by length and checksum, so that it can't be applied to a different one:
///
///     let splice = TextSplice(at: 5, removing: 0, inserting: ",", of: .init("Hello"))
///     splice.applied(to: "Hello")  // "Hello,"
///     splice.applied(to: "Hullo")  // nil
package struct TextSplice: Hashable, Sendable {
  /// The position of the change.
  package var position: Int
  /// The number of removed units.
  package var removed: Int
  /// The inserted text.
  package var inserted: String
  /// The text before the change.
  package var base: TextChecksum

  package init(
    at position: Int, removing removed: Int, inserting inserted: String, of base: TextChecksum
  ) {
    self.position = position
    self.removed = removed
    self.inserted = inserted
    self.base = base
  }

  /// The text after the change.
  ///
  /// O(n) in the length of the text.
  ///
  /// - Parameter text: The text before.
  /// - Returns: The text after the change, or `nil` if the splice was created for a different text,
  ///   lies outside of it, or divides a surrogate pair.
  package func applied(to text: String) -> String? {
    let units = text.utf16
    guard units.count == base.length, position + removed <= base.length, base == TextChecksum(text)
    else { return nil }
    let start = units.index(units.startIndex, offsetBy: position)
    let end = units.index(start, offsetBy: removed)
    let scalars = text.unicodeScalars
    guard start.samePosition(in: scalars) != nil, end.samePosition(in: scalars) != nil else {
      return nil
    }
    return String(scalars[..<start]) + inserted + String(scalars[end...])
  }
}

/// The length and a checksum of a text, which show whether two sides have the same one.
///
/// The checksum is 32-bit FNV-1a over UTF-16 units. It detects mistakes, not attacks.
package struct TextChecksum: Hashable, Sendable {
  /// The number of UTF-16 units.
  package var length: Int
  /// The checksum of the units.
  package var sum: UInt32

  package init(length: Int, sum: UInt32) {
    self.length = length
    self.sum = sum
  }

  /// The checksum of a text.
  ///
  /// O(n).
  package init(_ text: String) {
    length = text.utf16.count
    var sum: UInt32 = 0x811c_9dc5
    var text = text
    if text.utf8.count == length {
      text.withUTF8 { bytes in
        for byte in bytes { sum = (sum ^ UInt32(byte)) &* 0x0100_0193 }
      }
    } else {
      for unit in text.utf16 { sum = (sum ^ UInt32(unit)) &* 0x0100_0193 }
    }
    self.sum = sum
  }
}
