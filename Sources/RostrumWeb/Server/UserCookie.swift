/// The cookie that says whose browser it is, as a request sends it and as the response renews it.
///
/// Cookies do not know ports, and any program on the host may set one for a path below "/", so a
/// request may carry several. This is how they are resolved:
///
/// 1. Values that this server cannot have made do not count.
/// 2. A value under ``secureName`` counts before all others: browsers take that name only from the
///    host itself, for all paths, over TLS.
/// 3. Of several others, the last that names the folder of a user counts, otherwise the last.
///    Browsers send cookies for longer paths first (RFC 6265, section 5.4), and this server sets
///    its own for "/".
///
/// The response renews the value that counts, so that it lives as long as its user comes back. If
/// there is more than one that could, it sets none: it might replace the only copy of the other.
struct UserCookie: Sendable {
  /// The name on connections without TLS.
  static let name = "rostrum-user"
  /// The name on connections with TLS, as "Cookies: HTTP State Management Mechanism" (RFC 6265bis,
  /// section 4.1.3.2) has it.
  static let secureName = "__Host-rostrum-user"
  /// How long it lives: browsers keep no cookie longer than 400 days.
  static let maximumAge = 400 * 24 * 60 * 60
  /// How many folders are looked for.
  private static let candidateLimit = 8

  /// Whose browser it is; `nil` if no value counts.
  let user: UserID?
  /// Whether it came under the name for connections with TLS.
  private let isSecure: Bool
  /// Whether another value might be the user's own.
  private let isAmbiguous: Bool

  /// Finds the user in the values of `Cookie` headers.
  ///
  /// - Parameters:
  ///   - headers: The values of all `Cookie` headers.
  ///   - hasFolder: Whether a user has a folder; asked only if it makes a difference.
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

  /// The value of the `Set-Cookie` header that keeps a user's name for another ``maximumAge``.
  ///
  /// - Parameters:
  ///   - user: The user that was found, or a new one if none was.
  ///   - isSecure: Whether the browser's connection has TLS.
  /// - Returns: The value; `nil` if no cookie should be set.
  func header(keeping user: UserID, isSecure: Bool) -> String? {
    guard !isAmbiguous else { return nil }
    // A browser sends the secure name over TLS only, whatever a proxy says or fails to say.
    let isSecure = isSecure || self.isSecure
    let pair = "\(isSecure ? Self.secureName : Self.name)=\(user.cookie)"
    let attributes = "Path=/; Max-Age=\(Self.maximumAge); HttpOnly; SameSite=Lax"
    return "\(pair); \(attributes)\(isSecure ? "; Secure" : "")"
  }

  /// The users that cookies of a name stand for, each once, in the order in which they last come.
  private static func users(named name: String, in headers: [String]) -> [UserID] {
    let users = headers.flatMap { $0.split(separator: ";") }.compactMap { pair -> UserID? in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name else { return nil }
      return UserID(cookie: parts[1])
    }
    var seen: Set<UserID> = []
    return users.reversed().filter { seen.insert($0).inserted }.reversed()
  }
}
