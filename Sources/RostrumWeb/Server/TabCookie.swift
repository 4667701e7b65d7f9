/// The cookie that names the session of the page that a tab is leaving.
///
/// The client sets the cookie right before the browser requests the next page. If that page is the
/// same one, reloaded, the server renders it from the state of its session, so that the page doesn't
/// show a different screen until the client has resumed the session. Only the session's user gets
/// such a page, and the number grants nothing else: to resume the session, a client needs its token.
enum TabCookie {
  /// The name.
  static let name = "rostrum-tab"

  /// The value of a `Set-Cookie` header that removes the cookie.
  static let removal = "\(name)=; Path=/; Max-Age=0; SameSite=Lax"

  /// Returns the number of the session, or `nil` if there is no cookie.
  static func session(in headers: [String]) -> UInt64? {
    Cookies.values(named: name, in: headers).lazy.compactMap { UInt64($0) }.first
  }
}
