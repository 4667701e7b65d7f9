import RostrumSessions
import Testing

@Suite struct TokenBucketTests {
  @Test func allowsABurstAndThenTheRate() {
    var bucket = TokenBucket(capacity: 3, perSecond: 2)
    let burst = (0..<4).map { _ in bucket.take(at: .zero) }
    #expect(burst == [true, true, true, false])
    let later = (1...8).map { bucket.take(at: .milliseconds(250 * $0)) }
    #expect(later == [false, true, false, true, false, true, false, true])
  }

  @Test func neverHoldsMoreThanTheBurst() {
    var bucket = TokenBucket(capacity: 2, perSecond: 1)
    let late = (0..<3).map { _ in bucket.take(at: .seconds(1000)) }
    #expect(late == [true, true, false])
  }

  @Test func givesNothingWhenTheClockGoesBack() {
    var bucket = TokenBucket(capacity: 1, perSecond: 1)
    let taken = [10, 5, 10, 11].map { bucket.take(at: .seconds($0)) }
    #expect(taken == [true, false, false, true])
  }

  @Test("A message may cost more than one token, and waits until there are enough")
  func costs() {
    var bucket = TokenBucket(capacity: 10, perSecond: 2)
    let first = bucket.take(8, at: .zero)
    let wait = bucket.wait(for: 4, at: .zero)
    let early = bucket.take(4, at: .milliseconds(500))
    let later = bucket.take(4, at: .seconds(1))
    let most = bucket.wait(for: 1000, at: .seconds(1))
    #expect((first, early, later) == (true, false, true))
    #expect(wait == .seconds(1))
    #expect(most == .seconds(5))
  }
}
