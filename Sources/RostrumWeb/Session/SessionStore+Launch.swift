import RostrumCore
import RostrumHTML
import RostrumSessions
import RostrumShared

extension SessionStore {
  /// Launches the app of a reserved session when the queue of turns reaches it.
  ///
  /// Events and joins of other sessions run in between. If the browser has disconnected by then,
  /// the app isn't launched; the session waits for the browser to reconnect.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - join: The browser's request to join.
  ///   - kept: The values that the browser's tab has stored, by name.
  ///   - peer: The browser.
  package func launch(
    _ session: Session, _ join: ClientMessage.Join, kept: [String: String] = [:],
    for peer: any SessionPeer
  ) {
    let work = TurnQueue.Work(session: session.number) { [weak session, weak peer] in
      guard let session, let peer else { return false }
      return session.isReserved && session.peer === peer && peer.isOpen
    } run: { [weak self, weak session] in
      if let session { self?.begin(session, join, kept: kept) }
    }
    turns.add(for: peer.visitor, work)
  }

  /// Launches the app of a reserved session now.
  package func begin(_ session: Session, _ join: ClientMessage.Join, kept: [String: String] = [:]) {
    session.recorder?.note("launch")
    session.measure(.launch) { session.begin(launch, join, restoring: kept) }
    session.finishRecord()
    keeper?.begin(session)
  }

  /// The longest time for which a page or a session waits for values of the database.
  package nonisolated static var loadLimit: Duration { .milliseconds(500) }

  /// Draws a page in a turn, and once more if values of the database had to be loaded for it.
  package func inTurn<Page: Sendable>(
    for visitor: Visitor, drawing page: @escaping @MainActor (SessionStore) -> Page
  ) async -> Page {
    let (first, isComplete) = await inTurn(for: visitor, launching: nil) { store in
      let count = store.database.loadCount
      return (page(store), store.database.loadCount == count)
    }
    guard !isComplete else { return first }
    await database.loaded(within: Self.loadLimit)
    return await inTurn(for: visitor, page)
  }

  /// Runs a long operation when the queue of turns reaches it.
  ///
  /// - Parameters:
  ///   - visitor: The visitor who waits for it.
  ///   - session: The number of the session that is launched, if one is.
  ///   - operation: The operation.
  /// - Returns: The result of the operation.
  package func inTurn<Result: Sendable>(
    for visitor: Visitor = .unknown, launching session: UInt64? = nil,
    _ operation: @escaping @MainActor (SessionStore) -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      let work = TurnQueue.Work(session: session) {
        continuation.resume(returning: operation(self))
      }
      turns.add(for: visitor, work)
    }
  }
}
