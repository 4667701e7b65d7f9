internal import HTTPTypes
internal import RostrumWeb

/// The cookie with the token of a sign-in.
///
/// Over TLS, its name has the prefix `__Host-`: browsers accept it from this host alone, so neither a
/// neighbour among the subdomains nor anybody on the network can sign a reader in as themselves. The
/// name without the prefix is read on connections without TLS only, as in development.
enum SignInCookie {
  static let name = "sign-in"
  static let secureName = "__Host-" + name
  /// The maximum number of values to look up.
  private static let limit = 4

  /// The tokens in the header fields of a request.
  static func tokens(in headers: HTTPFields, isSecure: Bool) -> [AccountToken] {
    let fields = headers[values: .cookie]
    let secure = Cookies.values(named: secureName, in: fields)
    let values = isSecure || !secure.isEmpty ? secure : Cookies.values(named: name, in: fields)
    return values.prefix(limit).compactMap { AccountToken($0) }
  }

  /// The value of the `Set-Cookie` header that sets a token.
  static func header(_ token: AccountToken, lifetime: Duration, isSecure: Bool) -> String {
    header(token.text, age: lifetime.components.seconds, isSecure: isSecure)
  }

  /// The value of the `Set-Cookie` header that removes the token.
  static func removal(isSecure: Bool) -> String { header("", age: 0, isSecure: isSecure) }

  private static func header(_ value: String, age: Int64, isSecure: Bool) -> String {
    "\(isSecure ? secureName : name)=\(value); Path=/; Max-Age=\(age); HttpOnly; SameSite=Lax"
      + (isSecure ? "; Secure" : "")
  }
}
