import RostrumHTML
import RostrumSessions
import RostrumWeb
import Testing

@Suite struct Base64URLTests {
  @Test func survivesEveryLengthAndByte() {
    for length in 0...66 {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 250) }
      #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
    }
  }

  @Test(arguments: ["=", "AA==", "A", "AB", "AAB", "A A", "é", "+/", "AAAAA"])
  func refusesForeignCharactersAndBitsForNothing(text: String) {
    #expect(Base64URL.decode(text) == nil)
  }

  @Test func secretsHaveOneSpelling() throws {
    let secret = Secret()
    #expect(secret.text.count == 43)
    #expect(Secret(text: secret.text) == secret)
    #expect(secret.bytes.count == 32)
    #expect(Secret() != secret)
    #expect(Secret(text: secret.text.dropLast()) == nil)
    #expect(Secret(text: secret.text + "A") == nil)
    #expect(Secret(text: "") == nil)
  }

  @Test func tokensAndUsersTakeBackOnlyTheirOwnText() {
    let token = SessionToken(number: 12, key: TokenKey())
    #expect(SessionToken(text: token.text) == token)
    #expect(SessionToken(number: 12, key: TokenKey()) != token)
    for text in ["", ".", "12", "12.", ".abc", "x.\(token.code.text)", token.text + ".1"] {
      #expect(SessionToken(text: text) == nil)
    }
    let user = UserID()
    #expect(UserID(cookie: user.cookie) == user)
    #expect(UserID(cookie: "../../etc/passwd") == nil)
  }
}
