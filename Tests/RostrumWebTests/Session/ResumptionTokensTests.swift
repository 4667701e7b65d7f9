import RostrumSessions
import RostrumWeb
import Testing

@Suite struct ResumptionTokensTests {
  /// What became of each of several uses of a token.
  private func redeem(_ tokens: SessionToken..., in list: inout ResumptionTokens) -> [Bool] {
    tokens.map { list.redeem($0) }
  }

  @Test func eachUseOffersANewToken() {
    var list = ResumptionTokens(number: 1)
    let first = list.current
    let uses = redeem(first, in: &list)
    #expect(uses == [true])
    #expect(list.current != first)
    #expect(list.current.number == 1)
  }

  @Test func aTokenHoldsUntilTheNextIsConfirmed() {
    var list = ResumptionTokens(number: 1)
    let first = list.current
    let early = redeem(first, first, in: &list)
    list.confirm()
    let late = redeem(first, list.current, in: &list)
    #expect(early == [true, true])
    #expect(late == [false, true])
  }

  @Test func comingBackWithALaterTokenUsesUpTheEarlierOnes() {
    var list = ResumptionTokens(number: 1)
    let first = list.current
    _ = redeem(first, in: &list)
    let uses = redeem(list.current, first, in: &list)
    #expect(uses == [true, false])
  }

  @Test func theOldestAndTheLatestHoldHoweverManyOffersAreLost() {
    var list = ResumptionTokens(number: 1, limit: 3)
    let first = list.current
    let offers = (0..<10).map { _ in
      _ = redeem(first, in: &list)
      return list.current
    }
    let uses = redeem(offers[0], offers[9], in: &list)
    #expect(uses == [false, true])
  }

  @Test func aForeignTokenChangesNothing() {
    var list = ResumptionTokens(number: 1)
    let current = list.current
    let uses = redeem(SessionToken(number: 1, key: TokenKey()), in: &list)
    #expect(uses == [false])
    #expect(list.current == current)
  }

  @Test("A token has one spelling")
  func canonical() {
    let token = SessionToken(number: 77, key: TokenKey())
    #expect(SessionToken(text: token.text) == token)
    for text in ["0\(token.text)", "+\(token.text)", " \(token.text)", "\(token.text)="] {
      #expect(SessionToken(text: text) == nil)
    }
  }

  @Test("Checking a token doesn't spend it")
  func holds() {
    var list = ResumptionTokens(number: 1)
    let first = list.current
    #expect(list.holds(first))
    #expect(!list.holds(SessionToken(number: 1, key: TokenKey())))
    let uses = redeem(first, in: &list)
    #expect(uses == [true])
  }

  @Test(
    "A session that is launched anew takes the tokens after its snapshot, until a new one arrives")
  func eras() {
    let key = TokenKey()
    var list = ResumptionTokens(number: 1, user: "ada", key: key)
    let tokens = (0..<4).map { _ in
      defer { _ = list.redeem(list.current) }
      return list.current
    }
    var next = ResumptionTokens(
      number: 1, user: "ada", key: key, era: 2, notBefore: tokens[1].count)
    let uses = redeem(tokens[0], tokens[3], tokens[3], tokens[1], in: &next)
    #expect(uses == [false, true, true, false])
    #expect(next.current.era == 2 && tokens[3].era == 0)
    next.confirm()
    let late = redeem(tokens[3], next.current, in: &next)
    #expect(late == [false, true])
  }

  @Test("A session that is restored from a backup takes the tokens from after it")
  func backups() {
    let key = TokenKey()
    let lost = ResumptionTokens(number: 1, user: "ada", key: key, era: 7, notBefore: 0).current
    var list = ResumptionTokens(number: 1, user: "ada", key: key, era: 2, notBefore: 1 << 32)
    let uses = redeem(lost, lost, in: &list)
    #expect(uses == [true, true], "the first welcome may be lost")
    // The process ends before the browser has said anything.
    let next = list.current
    var third = ResumptionTokens(
      number: 1, user: "ada", key: key, era: 3, notBefore: list.floor)
    let again = redeem(next, in: &third)
    #expect(again == [true])
    third.confirm()
    let late = redeem(lost, next, third.current, in: &third)
    #expect(late == [false, false, true])
  }

  @Test("A token from after a backup is that of a different launch, although its era is the same")
  func sameEra() {
    let key = TokenKey()
    let earlier = ResumptionTokens(number: 1, user: "ada", key: key, era: 1, notBefore: 0).current
    var lost = ResumptionTokens(number: 1, user: "ada", key: key, era: 2, notBefore: 0)
    _ = redeem(earlier, in: &lost)
    let token = lost.current
    #expect([earlier, token].map(lost.isFromOtherLaunch) == [true, false])
    var restored = ResumptionTokens(number: 1, user: "ada", key: key, era: 2, notBefore: 0)
    #expect(restored.isFromOtherLaunch(token))
    let uses = redeem(token, in: &restored)
    #expect(uses == [true])
    #expect([token, restored.current].map(restored.isFromOtherLaunch) == [true, false])
  }

  @Test("A token is worth nothing with a different user, number, count or key")
  func forged() {
    let key = TokenKey()
    let token = SessionToken(number: 1, count: 2, user: "ada", key: key)
    #expect(token.isGenuine(for: "ada", key: key))
    #expect(!token.isGenuine(for: "bob", key: key))
    #expect(!token.isGenuine(for: "ada", key: TokenKey()))
    let code = token.text.split(separator: ".")[2]
    for text in ["1.3.\(code)", "2.2.\(code)"] {
      #expect(SessionToken(text: text)?.isGenuine(for: "ada", key: key) == false)
    }
  }
}
