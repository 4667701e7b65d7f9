import Testing

@testable import RostrumWeb

@Suite struct TokenTrailTests {
  /// What became of each of several uses of a token.
  private func redeem(_ tokens: SessionToken..., in trail: inout TokenTrail) -> [Bool] {
    tokens.map { trail.redeem($0) }
  }

  @Test func eachUseOffersANewToken() {
    var trail = TokenTrail(number: 1)
    let first = trail.current
    let uses = redeem(first, in: &trail)
    #expect(uses == [true])
    #expect(trail.current != first)
    #expect(trail.current.number == 1)
  }

  @Test func aTokenHoldsUntilTheNextIsConfirmed() {
    var trail = TokenTrail(number: 1)
    let first = trail.current
    let early = redeem(first, first, in: &trail)
    trail.confirm()
    let late = redeem(first, trail.current, in: &trail)
    #expect(early == [true, true])
    #expect(late == [false, true])
  }

  @Test func comingBackWithALaterTokenUsesUpTheEarlierOnes() {
    var trail = TokenTrail(number: 1)
    let first = trail.current
    _ = redeem(first, in: &trail)
    let uses = redeem(trail.current, first, in: &trail)
    #expect(uses == [true, false])
  }

  @Test func theOldestAndTheLatestHoldHoweverManyOffersAreLost() {
    var trail = TokenTrail(number: 1, limit: 3)
    let first = trail.current
    let offers = (0..<10).map { _ in
      _ = redeem(first, in: &trail)
      return trail.current
    }
    let uses = redeem(offers[0], offers[9], in: &trail)
    #expect(uses == [false, true])
  }

  @Test func aForeignTokenChangesNothing() {
    var trail = TokenTrail(number: 1)
    let current = trail.current
    let uses = redeem(SessionToken(number: 1), in: &trail)
    #expect(uses == [false])
    #expect(trail.current == current)
  }

  @Test("Checking a token doesn't spend it")
  func holds() {
    var trail = TokenTrail(number: 1)
    let first = trail.current
    #expect(trail.holds(first))
    #expect(!trail.holds(SessionToken(number: 1)))
    let uses = redeem(first, in: &trail)
    #expect(uses == [true])
  }
}
