import Foundation
import RostrumRuntime

/// The queue of sleepers of a ``TestClock``, with their deadlines.
struct SleepQueue<Duration: DurationProtocol & Hashable & Sendable>: Sendable {
  typealias Instant = OffsetInstant<Duration>

  /// The current instant of the clock.
  var now: Instant

  /// The sleepers, in the order in which they began to sleep.
  private var sleepers: [(deadline: Instant, sleeper: Sleeper)] = []

  init(now: Instant) {
    self.now = now
  }

  var count: Int { sleepers.count }

  var nextDeadline: Instant? { sleepers.lazy.map(\.deadline).min() }

  /// Inserts a sleeper, unless its deadline has passed or it has been resumed.
  ///
  /// A deadline that equals the current instant hasn't passed: the sleeper waits for the next
  /// advance.
  mutating func insert(_ sleeper: Sleeper, until deadline: Instant) -> Bool {
    guard deadline >= now, !sleeper.isAwake else { return false }
    sleepers.append((deadline, sleeper))
    return true
  }

  mutating func remove(_ sleeper: Sleeper) {
    sleepers.removeAll { $0.sleeper === sleeper }
  }

  /// Removes the next sleeper that is due by an instant, and advances the clock to its deadline.
  mutating func popNext(until limit: Instant) -> Sleeper? {
    guard let deadline = nextDeadline, deadline <= limit,
      let index = sleepers.firstIndex(where: { $0.deadline == deadline })
    else { return nil }
    now = max(now, deadline)
    return sleepers.remove(at: index).sleeper
  }
}

/// A single sleep of a task.
///
/// NB: `@unchecked Sendable` because `lock` guards `phase`.
final class Sleeper: @unchecked Sendable {
  private enum Phase {
    case drowsy
    case asleep(CheckedContinuation<Void, Never>)
    case awake
  }

  private let lock = Lock()
  private var phase = Phase.drowsy
  private let ledger: ClockLedger
  private let work: ClockWork?

  init(ledger: ClockLedger) {
    self.ledger = ledger
    work = ledger.currentWork
    LiveObjects.current?.enter(self) { $0.isAsleep ? "a sleeper on a 'TestClock'" : nil }
  }

  var isAwake: Bool {
    lock.withLock { if case .awake = phase { true } else { false } }
  }

  private var isAsleep: Bool {
    lock.withLock { if case .asleep = phase { true } else { false } }
  }

  /// Suspends the task, unless it was resumed before it could sleep.
  func fallAsleep(_ continuation: CheckedContinuation<Void, Never>) {
    let isTooLate = lock.withLock {
      if case .awake = phase { return true }
      phase = .asleep(continuation)
      ledger.sleepBegan(of: work)
      return false
    }
    if isTooLate { continuation.resume() }
  }

  /// Resumes the task; only the first call has an effect.
  func wake() {
    let continuation: CheckedContinuation<Void, Never>? = lock.withLock {
      defer { phase = .awake }
      guard case .asleep(let continuation) = phase else { return nil }
      ledger.sleepEnded(of: work, sleeper: self)
      return continuation
    }
    continuation?.resume()
  }
}
