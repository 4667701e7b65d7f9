/// A name in the form that databases store, which can't contain the character U+0000.
///
/// PostgreSQL refuses that character, and C strings end with it. Names without it are stored
/// unchanged. In others, U+10FFFE escapes what can't be stored, and isn't the encoding of any
/// character itself. Encoding preserves whether names differ, and whether one is a prefix of
/// another.
package enum StoredName {
  private static let introducer: Unicode.Scalar = "\u{10FFFE}"

  /// Encodes a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The text that is stored.
  package static func encode(_ name: String) -> String {
    guard name.unicodeScalars.contains(where: { $0 == "\0" || $0 == introducer }) else {
      return name
    }
    var encoded = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\0": encoded.append(contentsOf: [introducer, "0"])
      case introducer: encoded.append(contentsOf: [introducer, "1"])
      default: encoded.append(scalar)
      }
    }
    return String(encoded)
  }

  /// Decodes a name.
  ///
  /// - Parameter stored: The text that is stored.
  /// - Returns: The name.
  package static func decode(_ stored: String) -> String {
    guard stored.unicodeScalars.contains(introducer) else { return stored }
    var decoded = String.UnicodeScalarView()
    var scalars = stored.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == introducer else {
        decoded.append(scalar)
        continue
      }
      decoded.append(scalars.next() == "0" ? "\0" : introducer)
    }
    return String(decoded)
  }
}
