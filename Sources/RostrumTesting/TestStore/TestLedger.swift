import RostrumCore
import RostrumRuntime

/// What has happened in a test store and was not yet accounted for.
@MainActor
final class TestLedger<State: Equatable, Action> {
  /// An action that an effect has sent.
  struct Received {
    let action: Action
    let outcome: Outcome
  }

  /// An effect that runs.
  struct InFlight {
    let effect: RunningEffect
    let cause: Action
    let location: CallSite
  }

  /// The state as far as the test has said it.
  var state: State
  var exhaustivity = Exhaustivity.on
  var isDismissed = false
  var received: [Received] = []
  var inFlight: [ObjectIdentifier: InFlight] = [:]

  /// The outcome of the action that the test has just sent.
  var sent: Outcome?

  /// Where the test sent or received last.
  var location: CallSite

  let shared = SharedChangeTracker()

  /// Changes whenever something happens.
  private(set) var activity = 0
  private var waiting: CheckedContinuation<Void, Never>?

  init(state: State, location: CallSite) {
    self.state = state
    self.location = location
  }

  /// Notes that something has happened, and wakes whoever waits for that.
  func happened() {
    activity += 1
    wake()
  }

  private func wake() {
    waiting?.resume()
    waiting = nil
  }

  /// Waits until something happens; gives `false` if nothing does in time.
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

  /// Effects in the order of the source lines that they come from.
  var inFlightInOrder: [InFlight] {
    inFlight.values.sorted { one, other in
      (one.location.line, one.effect.location.line)
        < (other.location.line, other.effect.location.line)
    }
  }
}
