extension SessionStore {
  /// Launches the app of a reserved session when its turn comes.
  ///
  /// Launches run one at a time, each in a turn of its own on the main actor, so that events and
  /// joins of others get in between. If the browser is gone by then, the app is not launched; the
  /// session waits for the browser to come back.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - join: What the browser says.
  ///   - kept: The values that its tab has kept, by name.
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

  /// Runs something that takes long when its turn comes, as launches do.
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

  /// Something that keeps the main actor busy for a while.
  struct Work {
    /// Whether somebody still waits for it.
    var isWanted: @MainActor () -> Bool
    /// Does it.
    var run: @MainActor () -> Void
  }
}
