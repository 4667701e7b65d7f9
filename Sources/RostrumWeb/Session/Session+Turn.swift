import RostrumViews

extension Session {
  /// Does what came in, brings the elements up to date, and sends at most one frame.
  ///
  /// All events that are there belong to one turn. Each of them meets the elements as the events
  /// before it left them, so a second tap finds the button that the first one has disabled. Only a
  /// value that replaces an earlier one of the same control doesn't wait for an update. An update runs
  /// only if something has changed, so a tap makes one, and an acknowledgement none.
  ///
  /// While a turn runs, the app need not ask for an update.
  ///
  /// - Parameter work: Calls ``receive(_:)-(ClientEvent)`` and the like; a turn within a turn is part of
  ///   it.
  func takeTurn(_ work: () -> Void = {}) {
    guard turn == nil, app != nil else { return work() }
    turn = Turn()
    world {
      work()
      update()
    }
    let done = turn
    turn = nil
    if let done { answer(done) }
  }

  /// Takes a turn soon, because the app has changed by itself.
  func scheduleTurn() {
    guard turn == nil, !isTurnScheduled else { return }
    isTurnScheduled = true
    Task { @MainActor [weak self] in
      self?.isTurnScheduled = false
      self?.takeTurn()
    }
  }

  /// Brings the elements up to date.
  func update() {
    guard let app, app.needsUpdate else { return }
    work.updates += 1
    mutations += app.update()
    turn?.lastValue = nil
  }

  /// Sends the whole tree in place of frames that were given up or could not be applied.
  func remount() {
    takeTurn { turn?.needsMount = true }
  }
}
