import Hummingbird

/// The cookie with the token of a user who has signed in.
enum SignInCookie {
  /// The name on connections without TLS.
  static let name = "sign-in"
  /// The name on connections with TLS, which no other host can set.
  static let secureName = "__Host-sign-in"

  static func make(_ token: String, isSecure: Bool) -> Cookie {
    Cookie(
      name: isSecure ? secureName : name, value: token,
      maxAge: Int(SignIns.lifetime.components.seconds), path: "/", secure: isSecure,
      httpOnly: true, sameSite: .lax)
  }
}
