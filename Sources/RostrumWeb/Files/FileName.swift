import Foundation

/// A file name chosen by another program.
package enum FileName {
  /// The maximum length of a name, in bytes.
  private static let maximumBytes = 200

  /// A name that is a single path component on every system.
  ///
  /// - Parameter text: The name that was sent.
  /// - Returns: The last component of the name, without control characters and characters that
  ///   systems reserve; `file` if nothing remains.
  package static func safe(_ text: String) -> String {
    let last = text.split { $0 == "/" || $0 == "\\" }.last ?? ""
    var name = String(last.unicodeScalars.filter { isSafe($0) }.map(Character.init))
    while let first = name.first, first == "." || first == " " { name.removeFirst() }
    while let last = name.last, last == "." || last == " " { name.removeLast() }
    return name.isEmpty ? "file" : shortened(name)
  }

  /// The value of `Content-Disposition` for a name, by RFC 6266, with an ASCII fallback.
  package static func disposition(_ name: String) -> String {
    let name = safe(name)
    let plain = name.unicodeScalars.map { scalar in
      scalar.isASCII && scalar != "\"" && scalar != "\\" && scalar != "%" ? Character(scalar) : "_"
    }
    let attributes = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$&+-.^_`|~")
    let encoded = name.addingPercentEncoding(withAllowedCharacters: attributes) ?? "file"
    return "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(encoded)"
  }

  /// Rejects control characters, marks that change the direction of text, and characters that paths
  /// and shells reserve.
  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .unassigned: false
    default: !":*?\"<>|".unicodeScalars.contains(scalar)
    }
  }

  /// Shortens a name but keeps its extension, which determines the type.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > maximumBytes else { return name }
    let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    let kept = ending.utf8.count <= 20 ? ending : ""
    var stem = String(name.dropLast(kept.count))
    while stem.utf8.count + kept.utf8.count > maximumBytes { stem.removeLast() }
    return stem + kept
  }
}
