import Foundation

/// The addresses of the pages with which people sign in.
enum AccountPath {
  static let signIn = "/login"
  static let signOut = "/logout"
  static let forgotten = "/login/forgotten"
  static let password = "/login/password"
  static let all = [signIn, signOut, forgotten, password]

  /// The page for signing in, with the page to show afterwards.
  ///
  /// - Parameter page: The path and query of the page.
  /// - Returns: The address.
  static func signIn(returningTo page: String) -> String {
    let page = local(page)
    return page == "/" ? signIn : "\(signIn)?next=\(encoded(page))"
  }

  /// The page for choosing a password, with the token of a link.
  static func link(_ token: AccountToken) -> String { "\(password)?link=\(token.text)" }

  /// A path of this server, or `/` if a text could lead to another one or back to signing in.
  ///
  /// Browsers read a backslash as a slash, and `//host` as an address without its scheme; they drop
  /// tabs and newlines.
  ///
  /// - Parameter page: The path and query.
  /// - Returns: The path and query.
  static func local(_ page: String?) -> String {
    guard let page, page.utf8.count <= 2_048, page.hasPrefix("/"),
      page.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") })
    else { return "/" }
    let path = page.prefix { $0 != "?" && $0 != "#" }
    let isOwn =
      path.dropFirst().first != "/" && !path.hasPrefix("/_rostrum")
      && !all.contains { path == $0 || path.hasPrefix($0 + "/") }
    return isOwn ? page : "/"
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)

  /// Encodes a text as a value in a query.
  static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      if plain.contains(byte) { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
