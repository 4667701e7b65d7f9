import HeapModule

/// Calls functions when their time comes, with one timer for all of them.
///
/// Most alarms are canceled before their time. Setting and canceling one starts no task and no timer of
/// the system, unless it is the next one due.
///
///     let alarm = alarms.set(after: .seconds(600)) { leave() }
///     alarms.cancel(alarm)
package final class Alarms: Sendable {
  /// An alarm that was set.
  package struct ID: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private struct Entry: Comparable {
    let time: Duration
    let number: UInt64

    static func < (left: Self, right: Self) -> Bool {
      (left.time, left.number) < (right.time, right.number)
    }
  }

  private struct Timer {
    let time: Duration
    let task: Task<Void, Never>
  }

  private struct State: Sendable {
    /// All alarms, and some that were canceled.
    var entries = Heap<Entry>()
    var actions: [UInt64: @Sendable () -> Void] = [:]
    var lastNumber: UInt64 = 0
    var timer: Timer?
  }

  private let state = Locked(State())
  private let elapsed: @Sendable () -> Duration
  private let sleep: @Sendable (_ time: Duration) async throws -> Void

  /// Makes alarms of a clock.
  ///
  /// - Parameter clock: The clock.
  package init(clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }

  deinit { state.value.timer?.task.cancel() }

  /// Sets an alarm.
  ///
  /// - Parameters:
  ///   - duration: The time until then.
  ///   - action: The function to call, on any thread.
  /// - Returns: The alarm, for ``cancel(_:)``.
  /// - Complexity: O(log *n*) in the number of alarms.
  @discardableResult
  package func set(after duration: Duration, _ action: @escaping @Sendable () -> Void) -> ID {
    let time = elapsed() + duration
    return state.withLock { state in
      state.lastNumber += 1
      state.actions[state.lastNumber] = action
      state.entries.insert(Entry(time: time, number: state.lastNumber))
      startTimer(&state)
      return ID(number: state.lastNumber)
    }
  }

  /// Cancels an alarm, unless its function has been called.
  ///
  /// - Parameter alarm: The alarm.
  /// - Complexity: O(1), amortized.
  package func cancel(_ alarm: ID) {
    let action = state.withLock { state in
      let action = state.actions.removeValue(forKey: alarm.number)
      if state.entries.count > 2 * state.actions.count + 16 {
        state.entries = Heap(state.entries.unordered.filter { state.actions[$0.number] != nil })
      }
      return action
    }
    // NB: Outside of the lock, because releasing the function may release its owner.
    withExtendedLifetime(action) {}
  }

  /// The number of alarms that are set.
  package var count: Int { state.withLock(\.actions.count) }

  /// Has a timer end when the next alarm is due.
  private func startTimer(_ state: inout State) {
    while let next = state.entries.min, state.actions[next.number] == nil {
      state.entries.removeMin()
    }
    guard let time = state.entries.min?.time, state.timer.map({ time < $0.time }) ?? true else {
      return
    }
    state.timer?.task.cancel()
    // NB: Detached, because the alarms outlive the task that sets the first one.
    let task = Task.detached { [weak self, sleep] in
      if (try? await sleep(time)) != nil { self?.ring(at: time) }
    }
    state.timer = Timer(time: time, task: task)
  }

  private func ring(at time: Duration) {
    // A sleep that ends early is believed, instead of being repeated again and again.
    let now = max(time, elapsed())
    let actions = state.withLock { state in
      var actions: [@Sendable () -> Void] = []
      while let next = state.entries.min, next.time <= now {
        state.entries.removeMin()
        if let action = state.actions.removeValue(forKey: next.number) { actions.append(action) }
      }
      state.timer = nil
      startTimer(&state)
      return actions
    }
    for action in actions { action() }
  }
}
