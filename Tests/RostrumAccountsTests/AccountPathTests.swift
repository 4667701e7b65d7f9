import Foundation
import HTTPTypes
import Testing

// NB: Tests `AccountPath`, `SignInCookie` and the forms of tokens, which are internal.
@testable import RostrumAccounts

@Suite struct AccountPathTests {
  @Test(
    "The page after signing in is one of this server",
    arguments: [
      ("/", "/"), ("/fleet/7?sort=name", "/fleet/7?sort=name"), ("/a//b", "/a//b"),
      ("//evil.example", "/"), ("/\\evil.example", "/"), ("\\/evil.example", "/"),
      ("https://evil.example", "/"), ("javascript:alert(1)", "/"), ("", "/"),
      ("/\t/evil.example", "/"), ("/a\r\nSet-Cookie: x=1", "/"), ("/ä", "/"),
      ("/login", "/"), ("/login?next=/login", "/"), ("/login/password", "/"), ("/logout", "/"),
      ("/loginfo", "/loginfo"), ("/_rostrum/socket", "/"),
    ])
  func local(page: String, expected: String) {
    #expect(AccountPath.local(page) == expected)
  }

  @Test("A long address isn't kept")
  func length() {
    #expect(AccountPath.local("/" + String(repeating: "a", count: 2_047)) != "/")
    #expect(AccountPath.local("/" + String(repeating: "a", count: 2_048)) == "/")
    #expect(AccountPath.local(nil) == "/")
  }

  @Test("The page is encoded in the address of the form")
  func encoding() {
    #expect(AccountPath.signIn(returningTo: "/") == "/login")
    #expect(
      AccountPath.signIn(returningTo: "/fleet?a=1&b=2") == "/login?next=/fleet%3Fa%3D1%26b%3D2")
  }

  @Test("Over TLS, only the cookie that no other host can set counts")
  func cookies() throws {
    let key = AccountKey(name: "ada")
    let (own, foreign) = (AccountToken(for: key), AccountToken(for: key))
    func tokens(_ cookie: String, isSecure: Bool) -> [AccountToken] {
      SignInCookie.tokens(in: [.cookie: cookie], isSecure: isSecure)
    }
    let plain = "sign-in=\(foreign.text)"
    #expect(tokens(plain, isSecure: true) == [])
    #expect(tokens(plain, isSecure: false) == [foreign])
    let both = "\(plain); __Host-sign-in=\(own.text)"
    for isSecure in [true, false] { #expect(tokens(both, isSecure: isSecure) == [own]) }
    let many = Array(repeating: plain, count: 9).joined(separator: "; ")
    #expect(tokens(many, isSecure: false).count == 4)
    let header = SignInCookie.header(own, lifetime: .seconds(60), isSecure: true)
    #expect(
      header == "__Host-sign-in=\(own.text); Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure")
  }

  @Test("Tokens are read as they were written, and nothing else is one")
  func tokens() {
    let token = AccountToken(for: AccountKey(name: "ada"))
    #expect(AccountToken(token.text) == token && token.matches(token.digest))
    #expect(!AccountToken(for: token.key).matches(token.digest))
    for text in ["", ".", "a.b", token.text + "A", String(token.text.dropLast()), token.key.text] {
      #expect(AccountToken(text) == nil, "\(text)")
    }
  }

  @Test("Names are compared without case, width and outer spaces, and have no control characters")
  func names() {
    #expect(AccountKey.normalized(" Ada@Example.com\n") == "ada@example.com")
    #expect(AccountKey.normalized("ａｄａ") == "ada")
    for name in ["", "  ", "a\u{0}b", "a\u{202E}b", String(repeating: "a", count: 255)] {
      #expect(AccountKey.normalized(name) == nil, "\(name)")
    }
  }
}
