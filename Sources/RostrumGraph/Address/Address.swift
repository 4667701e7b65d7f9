import Foundation

/// The path of a screen: what each container on the way there shows, as text.
///
/// ```swift
/// Address(path: "/layouts/Shelf")?.components  // ["layouts", "Shelf"]
/// ```
///
/// An address is input of the user: a path that is too long, or isn't valid UTF-8, isn't an address.
package struct Address: Hashable, Sendable {
  /// The texts of the components; `nil` leaves out a container that could take the next one.
  package var components: [String?]

  /// Creates an address.
  package init(_ components: [String?] = []) {
    self.components = components
  }

  /// The maximum number of components.
  static let maximumCount = 32
  /// The maximum length of a path in bytes.
  static let maximumLength = 2048

  /// Parses the path of a URL.
  ///
  /// O(n) in the length of the path.
  ///
  /// - Parameter path: The percent-encoded path.
  package init?(path: String) {
    guard path.utf8.count <= Self.maximumLength else { return nil }
    let parts = path.split(separator: "/")
    guard parts.count <= Self.maximumCount else { return nil }
    var components: [String?] = []
    for part in parts {
      guard let component = AddressText.decode(part) else { return nil }
      components.append(component)
    }
    self.components = components
  }

  /// The percent-encoded path.
  ///
  /// Components that would make the path too long are left out, with all that follow.
  package var path: String {
    var path = ""
    for component in components.prefix(Self.maximumCount) {
      let next = "/" + AddressText.encode(component)
      if path.utf8.count + next.utf8.count > Self.maximumLength { break }
      path += next
    }
    return path.isEmpty ? "/" : path
  }
}

/// The spelling of texts in the path of a URL.
enum AddressText {
  /// The component that leaves out a container.
  private static let gap = "-"
  /// The first character of a component in Base64.
  private static let mark: Character = "~"
  /// The names that a server may need for itself.
  private static let reserved: Set<String> = [
    "healthz", "readyz", "favicon.ico", "robots.txt",
  ]
  /// The ASCII characters that a path may contain literally.
  private static let literal = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@".utf8)

  /// Returns a component of a path.
  ///
  /// A text that a browser, a proxy or a server would change or interpret, such as `..` or `a/b`, is
  /// encoded in Base64, after a tilde.
  static func encode(_ text: String?) -> String {
    guard let text else { return gap }
    guard isReadable(text) else {
      return String(mark) + Data(text.utf8).base64EncodedString().inAlphabetOfURLs
    }
    var encoded = ""
    for byte in text.utf8 {
      if literal.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += byte < 16 ? "%0" : "%"
        encoded += String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  /// Returns the text of a component; `nil` if the component has none.
  static func decode(_ component: Substring) -> String?? {
    if component == gap { return .some(nil) }
    guard component.first == mark else {
      return component.removingPercentEncoding.map { .some($0) }
    }
    var base64 = component.dropFirst()
      .replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
    base64 += String(repeating: "=", count: (4 - base64.count % 4) % 4)
    guard let data = Data(base64Encoded: base64), let text = String(validating: data, as: UTF8.self)
    else { return nil }
    return .some(text)
  }

  private static func isReadable(_ text: String) -> Bool {
    guard let first = text.first, first != mark, first != "_" else { return false }
    if text == gap || text == "." || text == ".." || reserved.contains(text) { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      guard scalar.isASCII else { return scalar.properties.isAlphabetic }
      return scalar == " " || literal.contains(UInt8(scalar.value))
    }
  }
}

extension String {
  /// Base64 without the characters that have a meaning in URLs.
  fileprivate var inAlphabetOfURLs: String {
    replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }
}
