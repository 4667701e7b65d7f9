/// A name as databases store it, which can't have the character U+0000.
///
/// PostgreSQL refuses that character, and texts end with it in C. Names without it are stored as they are.
/// In the others, U+10FFFE introduces what can't be stored; no character is encoded by it. Different names
/// stay different, and a name that begins with a second name still does.
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
