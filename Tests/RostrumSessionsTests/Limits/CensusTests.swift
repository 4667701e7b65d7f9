import RostrumSessions
import Testing

@Suite struct CensusTests {
  private let users = ["ada", "bob", "cy"]
  private let visitors = [Visitor.address([10, 0, 0, 1]), .address([10, 0, 0, 2])]
  private var census = Census<Int>(quota: .init(perUser: 2, perOrigin: 3, total: 4))

  private mutating func excess(
    _ id: Int, _ user: String?, _ visitor: Visitor
  ) -> Excess? {
    do throws(Excess) {
      try census.admit(id, of: .init(user: user, visitor: visitor))
      return nil
    } catch {
      return error
    }
  }

  @Test("A user, an address and everyone have limits of their own")
  mutating func limits() {
    #expect(excess(1, users[0], visitors[0]) == nil)
    #expect(excess(2, users[0], visitors[0]) == nil)
    #expect(excess(3, users[0], visitors[1]) == .user)
    #expect(excess(3, users[1], visitors[0]) == nil)
    #expect(excess(4, users[2], visitors[0]) == .address)
    #expect(excess(4, users[2], visitors[1]) == nil)
    #expect(excess(5, users[2], visitors[1]) == .server)
    #expect(census.count == 4)
  }

  @Test("Whatever ends makes room, once")
  mutating func room() {
    for id in 1...2 { #expect(excess(id, users[0], visitors[0]) == nil) }
    census.dismiss(1)
    census.dismiss(1)
    census.dismiss(99)
    #expect(census.count == 1)
    #expect(excess(3, users[0], visitors[0]) == nil)
    #expect(excess(4, users[0], visitors[0]) == .user)
  }

  @Test("Without a known user or address, only the limit of everyone applies")
  mutating func unknown() {
    for id in 1...4 { #expect(excess(id, nil, .unknown) == nil) }
    #expect(excess(5, nil, .unknown) == .server)
  }

  @Test("Joins have limits for each minute, which recover")
  func rates() throws {
    var rates = JoinRates(quota: .init(perUser: 2, perOrigin: 3, total: 1000))
    func excess(_ user: String, _ visitor: Visitor, at seconds: Int) -> Excess? {
      do throws(Excess) {
        try rates.take(user: user, visitor: visitor, at: .seconds(seconds))
        return nil
      } catch {
        return error
      }
    }
    #expect(excess(users[0], visitors[0], at: 0) == nil)
    #expect(excess(users[0], visitors[0], at: 0) == nil)
    #expect(excess(users[0], visitors[1], at: 0) == .user)
    #expect(excess(users[1], visitors[0], at: 0) == nil)
    #expect(excess(users[2], visitors[0], at: 0) == .address)
    #expect(excess(users[2], visitors[1], at: 0) == nil)
    #expect(excess(users[0], visitors[1], at: 29) == .user)
    #expect(excess(users[0], visitors[1], at: 30) == nil)
  }

  @Test("Visitors who join seldom are forgotten, and the others aren't")
  func forgets() throws {
    var rates = JoinRates(quota: .init(perUser: 1, perOrigin: 1, total: 1_000_000))
    for second in 0..<10_000 {
      try rates.take(user: "\(second)", visitor: .unknown, at: .seconds(second))
    }
    #expect(rates.count < 2_048)
    try rates.take(user: users[0], visitor: .unknown, at: .seconds(10_000))
    #expect(throws: Excess.user) {
      try rates.take(user: users[0], visitor: .unknown, at: .seconds(10_001))
    }
  }
}
