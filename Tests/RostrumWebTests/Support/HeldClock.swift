/// A clock on which nobody wakes up before the test says so.
final class HeldClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private let gate = AsyncStream.makeStream(of: Never.self)

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    for await _ in gate.stream {}
    try Task.checkCancellation()
  }

  /// Wakes everyone up.
  func release() { gate.continuation.finish() }
}
