import RostrumCore
import RostrumRuntime
import RostrumShared

/// A record of what has happened in a test store and hasn't been asserted yet.
@MainActor
final class TestLedger<State: Equatable, Action> {
  /// An action that an effect has sent.
  struct Received {
    let action: Action
    let outcome: Outcome
  }

  /// A running effect.
  struct InFlight {
    let effect: RunningEffect
    let cause: Action
    let location: CallSite
  }

  /// The state as the test has asserted it so far.
  var state: State
  var exhaustivity = Exhaustivity.on
  var isDismissed = false
  var received: [Received] = []
  var inFlight: [ObjectIdentifier: InFlight] = [:]

  /// The result of the action that the test has just sent.
  var sent: Outcome?

  /// The call site of the last `send` or `receive`.
  var location: CallSite

  let shared = SharedChangeTracker()

  /// A counter that is incremented for each event.
  private(set) var activity = 0
  private var waiting: CheckedContinuation<Void, Never>?

  init(state: State, location: CallSite) {
    self.state = state
    self.location = location
  }

  /// Records an event, and resumes the task that waits for one.
  func happened() {
    activity += 1
    wake()
  }

  private func wake() {
    waiting?.resume()
    waiting = nil
  }

  /// Waits for the next event; returns `false` if the deadline passes first.
  func waitForActivity(until deadline: Deadline) async -> Bool {
    let seen = activity
    let timer = Task { @MainActor in
      try await deadline.pass()
      if activity == seen { wake() }
    }
    await withCheckedContinuation { waiting = $0 }
    timer.cancel()
    return activity != seen
  }

  /// The running effects, sorted by the source lines that started them.
  var inFlightInOrder: [InFlight] {
    inFlight.values.sorted { one, other in
      (one.location.line, one.effect.location.line)
        < (other.location.line, other.effect.location.line)
    }
  }
}
