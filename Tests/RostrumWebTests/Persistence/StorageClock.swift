import RostrumRuntime

/// A clock that passes only when a test says so, and on which nobody sleeps.
final class StorageClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private let offset = Locked(Duration.zero)

  var now: Instant { Instant(offset: offset.value) }
  var minimumResolution: Duration { .zero }

  func advance(by duration: Duration) { offset.withLock { $0 += duration } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    throw CancellationError()
  }
}
