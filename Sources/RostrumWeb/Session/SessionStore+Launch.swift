extension SessionStore {
  /// Launches the app of a reserved session when the queue of launches reaches it.
  ///
  /// Launches run one at a time, each in a separate job on the main actor, so that events and joins
  /// of other sessions run in between. If the browser has disconnected by then, the app isn't
  /// launched; the session waits for the browser to reconnect.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - join: The browser's request to join.
  ///   - kept: The values that the browser's tab has stored, by name.
  ///   - peer: The browser.
  func launch(
    _ session: Session, _ join: ClientMessage.Join, kept: [String: String] = [:],
    for peer: any SessionPeer
  ) {
    let work = Work { [weak session, weak peer] in
      guard let session, let peer else { return false }
      return session.isReserved && session.peer === peer && peer.isOpen
    } run: { [weak self, weak session] in
      if let session { self?.begin(session, join, kept: kept) }
    }
    enqueue(work)
  }

  /// Launches the app of a reserved session now.
  func begin(_ session: Session, _ join: ClientMessage.Join, kept: [String: String] = [:]) {
    session.begin(launch, join, restoring: kept)
  }

  /// Runs a long operation when the queue of launches reaches it.
  func inTurn<Result: Sendable>(
    _ operation: @escaping @MainActor (SessionStore) -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      enqueue(Work(isWanted: { true }, run: { continuation.resume(returning: operation(self)) }))
    }
  }

  private func enqueue(_ work: Work) {
    if launches.add(work) { runLater() }
  }

  private func runLater() {
    Task { @MainActor in
      guard let work = launches.next(where: { $0.isWanted() }) else { return }
      work.run()
      runLater()
    }
  }

  /// A job that occupies the main actor for a while.
  struct Work {
    /// Whether its result is still needed.
    var isWanted: @MainActor () -> Bool
    /// Runs the job.
    var run: @MainActor () -> Void
  }
}
