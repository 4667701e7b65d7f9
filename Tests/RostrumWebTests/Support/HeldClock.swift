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
    var count = 0
    var gates: [Int: AsyncStream<Never>.Continuation] = [:]
  }

  private let sleepers = Locked(Sleepers())

  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    // NB: A gate each, because an iteration that is cancelled ends its stream.
    let (stream, gate) = AsyncStream.makeStream(of: Never.self)
    let number = sleepers.withLock { sleepers in
      sleepers.count += 1
      if sleepers.isReleased { gate.finish() } else { sleepers.gates[sleepers.count] = gate }
      return sleepers.count
    }
    for await _ in stream {}
    sleepers.withLock { $0.gates[number] = nil }
    try Task.checkCancellation()
  }

  /// Wakes everyone up.
  func release() {
    let gates = sleepers.withLock { sleepers in
      sleepers.isReleased = true
      return sleepers.gates.values
    }
    for gate in gates { gate.finish() }
  }
}
