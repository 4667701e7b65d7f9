/// The cookie that tells who a browser belongs to.
enum UserCookie {
  /// Its name.
  static let name = "rostrum-user"
  /// How long it lives: browsers keep no cookie longer than 400 days.
  static let maximumAge = 400 * 24 * 60 * 60

  /// The user in the values of `Cookie` headers; `nil` if there is none, or not exactly one.
  static func user(in headers: [String]) -> UserID? {
    let values = headers.flatMap { $0.split(separator: ";") }.compactMap { pair -> Substring? in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { return nil }
      return parts[1]
    }
    guard values.count == 1, let value = values.first else { return nil }
    return UserID(cookie: value)
  }

  /// The value of the `Set-Cookie` header for a user.
  static func header(for user: UserID, isSecure: Bool) -> String {
    let secure = isSecure ? "; Secure" : ""
    return "\(name)=\(user.cookie); Path=/; Max-Age=\(maximumAge); HttpOnly; SameSite=Lax\(secure)"
  }
}
