import RostrumSessions
import RostrumViews

extension Session {
  /// Performs pending work, updates the elements, and sends at most one frame.
  ///
  /// All pending events belong to one turn. Each event applies to the elements as the previous
  /// events left them, so a second tap finds the button that the first one has disabled. Only a
  /// value that overwrites an earlier value of the same control doesn't wait for an update. An
  /// update runs only if something has changed: a tap causes one update, and an acknowledgement
  /// causes none.
  ///
  /// During a turn, the app doesn't need to request an update.
  ///
  /// - Parameter work: Calls methods such as ``receive(_:)-(ClientEvent)``. A nested turn is part
  ///   of the outer one.
  package func takeTurn(_ work: () -> Void = {}) {
    guard turn == nil, app != nil else { return work() }
    measure(.turn) {
      turn = Turn()
      context {
        work()
        update()
        let done = turn
        turn = nil
        // In the context as well, because an address and stored values are spelled by the app.
        if let done { answer(done) }
      }
    }
    finishRecord()
  }

  /// Schedules a turn, because the app has changed outside of one.
  package func scheduleTurn() {
    guard turn == nil, !isTurnScheduled else { return }
    isTurnScheduled = true
    turns.add(.session(number)) { [weak self] in
      self?.isTurnScheduled = false
      self?.takeTurn()
    }
  }

  /// Updates the elements.
  package func update() {
    guard let app, app.needsUpdate else { return }
    work.updates += 1
    let changes = measure(.update) { app.update() }
    // Usually there is one update in a turn, whose mutations need no copy.
    if mutations.isEmpty { mutations = changes } else { mutations += changes }
    turn?.lastValue = nil
  }

  /// Sends the whole tree instead of frames that were dropped or couldn't be applied.
  package func remount() {
    takeTurn { turn?.needsMount = true }
  }
}
