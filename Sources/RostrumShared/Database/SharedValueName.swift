/// The names of shared values in a storage.
///
/// Values for everyone, values of users and those of the program itself have one namespace. A key may be
/// any text, such as one that a person has typed, so a key that would spell the name of a different kind
/// is escaped. All other keys are their own names: programs from before that rule use the same ones.
///
/// | kind | name |
/// |---|---|
/// | for everyone | the key |
/// | of a user | `user/`, the user's identity, `/`, the key |
/// | of the program | ``tokenKey`` |
/// | an escaped key | `%/`, the key with `%25` for `%` and `%00` for NUL |
package enum SharedValueName {
  /// The name of the key for tokens that the nodes of a web server share.
  package static let tokenKey = "rostrum/token-key"

  private static let escapePrefix = "%/"
  private static let userPrefix = "user/"
  private static let hexadecimal = Set("0123456789abcdef".utf8)

  /// The name of a value for everyone.
  package static func forEveryone(_ key: String) -> String {
    let isTaken = key.utf8.elementsEqual(tokenKey.utf8) || prefix(ofUserIn: key) != nil
    return isTaken || mustBeEscaped(key) ? escaped(key) : key
  }

  /// The name of a value of one user.
  ///
  /// - Parameters:
  ///   - identity: What tells the user from all others; `nil` in a program with one user.
  ///   - key: The name of the value as the app writes it.
  /// - Returns: The name, which no other user has, and no value for everyone.
  package static func forUser(_ identity: String?, _ key: String) -> String {
    userPrefix + folder(of: identity) + "/" + (mustBeEscaped(key) ? escaped(key) : key)
  }

  /// The user of a value, and the beginning of the names of all values of the user.
  ///
  /// - Parameter name: The name of a value.
  /// - Returns: The beginning and the user's identity, which is empty in a program with one user; `nil`
  ///   if the value isn't that of a user.
  package static func prefix(ofUserIn name: String) -> (text: String, user: String)? {
    guard name.utf8.starts(with: userPrefix.utf8) else { return nil }
    let rest = name.utf8.dropFirst(userPrefix.utf8.count)
    guard let end = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let folder = rest[..<end]
    guard folder.isEmpty || folder.first == UInt8(ascii: "%") || isIdentity(folder) else {
      return nil
    }
    let user = String(decoding: folder, as: UTF8.self)
    return (userPrefix + user + "/", user)
  }

  /// A user's part of a name, which contains no slash.
  ///
  /// An identity of a different form than those of the web server is escaped, so that keys for everyone
  /// that only look like names of users, such as `user/7/color`, are left alone.
  private static func folder(of identity: String?) -> String {
    guard let identity else { return "" }
    if isIdentity(identity.utf8[...]) { return identity }
    return "%" + escaped(identity.utf8, "/%\0".utf8)
  }

  /// Whether a text has the form of the web server's identities, which are hashes.
  private static func isIdentity(_ text: Substring.UTF8View) -> Bool {
    let digits = text.suffix(64)
    let kind = text.dropLast(64)
    return digits.count == 64
      && digits.allSatisfy { digit in hexadecimal.contains(digit) }
      && (kind.elementsEqual("sha256-".utf8) || kind.elementsEqual("name-sha256-".utf8))
  }

  /// Whether a key isn't its own name in any scope.
  ///
  /// PostgreSQL stores no text with NUL.
  private static func mustBeEscaped(_ key: String) -> Bool {
    key.utf8.contains(0) || key.utf8.starts(with: escapePrefix.utf8)
  }

  private static func escaped(_ key: String) -> String {
    escapePrefix + escaped(key.utf8, "%\0".utf8)
  }

  private static func escaped(_ text: String.UTF8View, _ special: String.UTF8View) -> String {
    var bytes: [UInt8] = []
    for byte in text {
      if special.contains(byte) {
        bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
