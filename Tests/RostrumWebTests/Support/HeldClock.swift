import RostrumRuntime

/// A clock on which nobody wakes up before the test says so.
final class HeldClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private struct Sleepers {
    var isReleased = false
    var gates: [AsyncStream<Never>.Continuation] = []
  }

  private let sleepers = Locked(Sleepers())

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    // NB: A gate each, because an iteration that is cancelled ends its stream.
    let (stream, gate) = AsyncStream.makeStream(of: Never.self)
    sleepers.withLock { $0.isReleased ? gate.finish() : $0.gates.append(gate) }
    for await _ in stream {}
    try Task.checkCancellation()
  }

  /// Wakes everyone up.
  func release() {
    let gates = sleepers.withLock { sleepers in
      defer { sleepers.gates = [] }
      sleepers.isReleased = true
      return sleepers.gates
    }
    for gate in gates { gate.finish() }
  }
}
