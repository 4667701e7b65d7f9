/// The cookie that identifies a browser's user, which each response renews.
///
/// Cookies don't depend on the port, and any program on the host may set one for a path below "/".
/// A request may therefore contain several, which are resolved as follows:
///
/// 1. Values that this server can't have created are ignored.
/// 2. A value under ``secureName`` takes precedence: browsers accept that name only from the host
///    itself, for all paths, over TLS.
/// 3. Of several others, the last one whose user has a folder applies, or else the last one.
///    Browsers send cookies for longer paths first (RFC 6265, section 5.4), and this server sets
///    its own for "/".
///
/// The response renews the value that applies, so that the cookie exists as long as its user
/// returns. If several values could apply, the response sets none, because it might replace the
/// only copy of a different one.
struct UserCookie: Sendable {
  /// The name on connections without TLS.
  static let name = "rostrum-user"
  /// The name on connections with TLS, by "Cookies: HTTP State Management Mechanism" (RFC 6265bis,
  /// section 4.1.3.2).
  static let secureName = "__Host-rostrum-user"
  /// The lifetime in seconds: browsers keep a cookie for at most 400 days.
  static let maximumAge = 400 * 24 * 60 * 60
  /// The maximum number of folders to look up.
  private static let candidateLimit = 8

  /// The user, or `nil` if no value applies.
  let user: UserID?
  /// Whether the value has the name for connections with TLS.
  private let isSecure: Bool
  /// Whether a different value might belong to the user.
  private let isAmbiguous: Bool

  /// Finds the user in the values of `Cookie` headers.
  ///
  /// - Parameters:
  ///   - headers: The values of all `Cookie` headers.
  ///   - hasFolder: Whether a user has a folder; called only if the result matters.
  init(in headers: [String], hasFolder: (UserID) -> Bool) {
    let secure = Self.users(named: Self.secureName, in: headers)
    let plain = Self.users(named: Self.name, in: headers)
    let candidates = secure.isEmpty ? plain : secure
    isSecure = !secure.isEmpty
    isAmbiguous = candidates.count > 1
    user =
      isAmbiguous
      ? candidates.suffix(Self.candidateLimit).last(where: hasFolder) ?? candidates.last
      : candidates.first
  }

  /// Returns the value of the `Set-Cookie` header that renews the cookie for ``maximumAge``.
  ///
  /// - Parameters:
  ///   - user: The user that was found, or else a new one.
  ///   - isSecure: Whether the browser's connection has TLS.
  /// - Returns: The value, or `nil` if no cookie should be set.
  func header(keeping user: UserID, isSecure: Bool) -> String? {
    guard !isAmbiguous else { return nil }
    // A browser sends the secure name only over TLS, whatever a proxy's headers say.
    let isSecure = isSecure || self.isSecure
    let pair = "\(isSecure ? Self.secureName : Self.name)=\(user.cookie)"
    let attributes = "Path=/; Max-Age=\(Self.maximumAge); HttpOnly; SameSite=Lax"
    return "\(pair); \(attributes)\(isSecure ? "; Secure" : "")"
  }

  /// The users of all cookies with a name, without duplicates, in the order of their last
  /// occurrences.
  private static func users(named name: String, in headers: [String]) -> [UserID] {
    let users = Cookies.values(named: name, in: headers).compactMap { UserID(cookie: $0) }
    var seen: Set<UserID> = []
    return users.reversed().filter { seen.insert($0).inserted }.reversed()
  }
}
