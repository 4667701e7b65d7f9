import Testing

@testable import RostrumWeb

@Suite struct UserCookieTests {
  private let user = UserID()

  @Test func findsTheUserAmongOtherCookies() {
    #expect(UserCookie.user(in: ["rostrum-user=\(user.cookie)"]) == user)
    #expect(UserCookie.user(in: ["a=b; rostrum-user=\(user.cookie); c"]) == user)
    #expect(UserCookie.user(in: ["a=b", "rostrum-user=\(user.cookie)"]) == user)
  }

  @Test func takesNothingThatItHasNotSet() {
    let cookie = user.cookie
    for header in [
      "", "rostrum-user", "rostrum-user=", "rostrum-user=../x", "rostrum-user=\(cookie)=",
      "rostrum-user=\"\(cookie)\"", "Rostrum-User=\(cookie)", "x-rostrum-user=\(cookie)",
      "rostrum-user=\(cookie); rostrum-user=\(cookie)",
    ] {
      #expect(UserCookie.user(in: [header]) == nil, "\(header)")
    }
  }

  @Test func isOutOfReachOfScriptsAndOtherSites() {
    let header = UserCookie.header(for: user, isSecure: false)
    #expect(
      header
        == "rostrum-user=\(user.cookie); Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax")
    #expect(UserCookie.header(for: user, isSecure: true) == header + "; Secure")
  }
}
