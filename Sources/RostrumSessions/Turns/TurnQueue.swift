import RostrumRuntime
package import RostrumStorage

/// The queue of all work on the main actor: session turns, launches and pages.
///
/// One item runs at a time, each in a separate job on the main actor, so that apps' effects run in
/// between. Each session has a lane for its turns; lanes share the time, see ``FairQueue``.
/// Launches and pages share one lane, so that a live session waits for at most one of them; among
/// themselves they are in lanes by visitor.
package final class TurnQueue: Sendable {
  /// A sequence of turns that run in order.
  package enum Lane: Hashable, Sendable {
    /// The turns of a session, by its number.
    case session(UInt64)
    /// The turns of a socket without a session.
    case socket(ObjectIdentifier)
  }

  /// A job that occupies the main actor for a while.
  package struct Work: Sendable {
    /// The number of the session whose app runs, if there is one.
    package var session: UInt64?
    /// Whether its result is still needed.
    package var isWanted: @MainActor @Sendable () -> Bool
    /// Runs the job.
    package var run: @MainActor @Sendable () -> Void

    package init(
      session: UInt64? = nil, isWanted: @escaping @MainActor @Sendable () -> Bool = { true },
      run: @escaping @MainActor @Sendable () -> Void
    ) {
      self.session = session
      self.isWanted = isWanted
      self.run = run
    }
  }

  private enum Entry: Hashable {
    case turns(Lane)
    case launches
  }

  private struct State: Sendable {
    var turns = FairQueue<Entry, Work?>()
    var launches = FairQueue<Visitor, Work>()
    var isRunning = false
    /// Whether the sessions may run at the moment.
    var mayRun: @Sendable () -> Bool = { true }
    var didHold: @MainActor @Sendable () -> Void = {}
    /// Whether the queue waits until sessions may run.
    var isHeld = false
    /// Records the session whose code runs, in case it ends the process.
    var marker: TurnMarker?
  }

  /// The time after which a turn with more work lets other sessions run.
  package static let slice = Duration.milliseconds(10)

  private let state = Locked(State())
  package let now: @Sendable () -> Duration

  /// Creates an empty queue.
  ///
  /// - Parameter now: The time on a monotonic clock.
  package init(now: @escaping @Sendable () -> Duration) {
    self.now = now
  }

  /// Whether nothing runs or waits.
  package var isIdle: Bool { !state.withLock(\.isRunning) }

  /// Whether a turn that is added now runs next, without waiting.
  package var isFree: Bool {
    let (isRunning, mayRun) = state.withLock { ($0.isRunning, $0.mayRun) }
    return !isRunning && mayRun()
  }

  /// Starts checking before each item whether sessions may run, and otherwise waits for
  /// ``resume()``.
  ///
  /// - Parameters:
  ///   - mayRun: Whether the sessions may run.
  ///   - didHold: Called when an item has to wait.
  package func run(
    while mayRun: @escaping @Sendable () -> Bool,
    didHold: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    state.withLock { state in
      state.mayRun = mayRun
      state.didHold = didHold
    }
  }

  /// Records the session whose turn or launch is running in a marker.
  package func mark(by marker: TurnMarker?) {
    state.withLock { $0.marker = marker }
  }

  /// Runs a session's code outside of its turns, on any thread.
  ///
  /// If it traps, the session is suspected of having ended the process.
  package func perform<Result>(for session: UInt64, _ work: () -> Result) -> Result {
    let running = state.withLock(\.marker).map { RunningSession(session, notedBy: $0) }
    return RunningSession.$current.withValue(running, operation: work)
  }

  /// Continues if the queue was waiting.
  package func resume() {
    let wasHeld = state.withLock { state in
      defer { state.isHeld = false }
      return state.isHeld
    }
    if wasHeld { runLater() }
  }

  /// Runs a turn when the queue reaches it.
  package func add(_ lane: Lane, _ turn: @escaping @MainActor @Sendable () -> Void) {
    var work = Work(run: turn)
    if case .session(let number) = lane { work.session = number }
    start { $0.turns.add(work, to: .turns(lane), at: $1) }
  }

  /// Runs a launch or a page when the queue reaches it.
  package func add(for visitor: Visitor, _ work: Work) {
    start { state, now in
      state.launches.add(work, to: visitor, at: now)
      // Each item in the lane of launches stands for the next launch.
      state.turns.add(nil, to: .launches, at: now)
    }
  }

  private func start(_ add: (inout State, Duration) -> Void) {
    let now = now()
    let wasRunning = state.withLock { state in
      add(&state, now)
      defer { state.isRunning = true }
      return state.isRunning
    }
    if !wasRunning { runLater() }
  }

  private func runLater() {
    Task { @MainActor in
      guard !isHeld(), let (work, isLaunch, marker) = next() else { return }
      let start = now()
      if let work, work.isWanted() {
        if let session = work.session, let marker {
          RunningSession(session, notedBy: marker).takeTurn(work.run)
        } else {
          // The task inherits the session in whose turn the work was added.
          RunningSession.$current.withValue(nil, operation: work.run)
        }
      }
      if finish(isLaunch: isLaunch, since: start) { runLater() }
    }
  }

  @MainActor private func isHeld() -> Bool {
    let (mayRun, didHold) = state.withLock { ($0.mayRun, $0.didHold) }
    guard !mayRun() else { return false }
    state.withLock { $0.isHeld = true }
    didHold()
    return true
  }

  private func next() -> (work: Work?, isLaunch: Bool, TurnMarker?)? {
    state.withLock { state in
      guard let turn = state.turns.next() else { return nil }
      return turn.map { ($0, false, state.marker) } ?? (state.launches.next(), true, state.marker)
    }
  }

  /// Records that an item is done.
  ///
  /// - Returns: Whether other items wait.
  private func finish(isLaunch: Bool, since start: Duration) -> Bool {
    let now = now()
    return state.withLock { state in
      // Launches get up to half of the time.
      state.turns.finish(after: now - start, yielding: isLaunch ? 1 : nil, at: now)
      if isLaunch { state.launches.finish(after: now - start, at: now) }
      state.isRunning = state.turns.count > 0
      return state.isRunning
    }
  }
}
