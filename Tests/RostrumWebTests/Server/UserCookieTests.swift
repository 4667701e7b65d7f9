import Testing

// NB: Tests `UserCookie`, which is internal.
@testable import RostrumWeb

@Suite struct UserCookieTests {
  private let user = UserID()
  private let other = UserID()

  /// What counts in `Cookie` headers when only some users have folders.
  private func cookie(_ headers: String..., folders: Set<UserID> = []) -> UserCookie {
    UserCookie(in: headers, hasFolder: folders.contains)
  }

  @Test("The user is found among other cookies")
  func found() {
    #expect(cookie("rostrum-user=\(user.cookie)").user == user)
    #expect(cookie("a=b; rostrum-user=\(user.cookie); c").user == user)
    #expect(cookie("a=b", "rostrum-user=\(user.cookie)").user == user)
    #expect(cookie("__Host-rostrum-user=\(user.cookie)").user == user)
  }

  @Test("A value that the server can't have created is ignored")
  func invalid() {
    let value = user.cookie
    for header in [
      "", "rostrum-user", "rostrum-user=", "rostrum-user=../x", "rostrum-user=\(value)=",
      "rostrum-user=\"\(value)\"", "Rostrum-User=\(value)", "x-rostrum-user=\(value)",
      "__host-rostrum-user=\(value)",
    ] {
      #expect(cookie(header).user == nil, "\(header)")
    }
  }

  @Test("An invalid value of a neighbour doesn't affect the user's own, which is renewed")
  func junk() {
    for header in [
      "rostrum-user=junk; rostrum-user=\(user.cookie)",
      "rostrum-user=\(user.cookie); rostrum-user=junk",
      "rostrum-user=\(user.cookie); rostrum-user=\(user.cookie)",
    ] {
      let cookie = cookie(header)
      #expect(cookie.user == user)
      #expect(
        cookie.header(keeping: user, isSecure: false)?.hasPrefix("rostrum-user=\(user.cookie);")
          == true)
    }
  }

  @Test("Of two users, the one with a folder is used, wherever it is, and no cookie is set")
  func twoUsers() {
    for values in [[user, other], [other, user]] {
      let header = values.map { "rostrum-user=\($0.cookie)" }.joined(separator: "; ")
      let cookie = cookie(header, folders: [user])
      #expect(cookie.user == user)
      #expect(cookie.header(keeping: user, isSecure: false) == nil)
      #expect(cookie.header(keeping: user, isSecure: true) == nil)
    }
  }

  @Test("Of two users with folders, or without, the last is used: longer paths come first")
  func equalUsers() {
    let header = "rostrum-user=\(other.cookie); rostrum-user=\(user.cookie)"
    for folders in [[], [user, other]] as [Set<UserID>] {
      #expect(cookie(header, folders: folders).user == user)
    }
  }

  @Test("A thousand planted values cost only a few look-ups of folders")
  func manyUsers() {
    var looks = 0
    let header = (0..<1000).map { _ in "rostrum-user=\(UserID().cookie)" }
    let cookie = UserCookie(in: header) { _ in
      looks += 1
      return false
    }
    #expect(cookie.user != nil)
    #expect(looks == 8)
  }

  @Test("The name that only the host can set over TLS has precedence, and is renewed")
  func secureName() {
    let cookie = cookie(
      "rostrum-user=\(other.cookie); __Host-rostrum-user=\(user.cookie)", folders: [other])
    #expect(cookie.user == user)
    for isSecure in [true, false] {
      #expect(
        cookie.header(keeping: user, isSecure: isSecure)?
          .hasPrefix("__Host-rostrum-user=\(user.cookie);") == true)
    }
  }

  @Test("Over TLS, a user with the earlier name gets the secure one with the same value")
  func upgrade() {
    let header = cookie("rostrum-user=\(user.cookie)").header(keeping: user, isSecure: true)
    #expect(
      header == """
        __Host-rostrum-user=\(user.cookie); Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure
        """)
  }

  @Test("Scripts and other sites can't read the cookie")
  func attributes() {
    #expect(
      cookie().header(keeping: user, isSecure: false)
        == "rostrum-user=\(user.cookie); Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax")
  }
}
