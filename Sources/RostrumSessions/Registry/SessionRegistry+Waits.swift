import DequeModule
internal import RostrumRestoration
import RostrumRuntime

extension SessionRegistry {
  /// Lets a session wait for its browser, first in memory and then in the storage, if possible.
  package func wait(_ session: Session) {
    let number = nextNumber()
    stopWaiting(session)
    var alarms = [alarm(after: detachedLifetime, for: session, number) { $0.leave($1) }]
    if let hibernation = keeper?.hibernation, hibernation < detachedLifetime {
      alarms.append(
        alarm(after: hibernation, for: session, number) { $0.hibernate($1, since: number) })
    }
    set(.waiting(session, SessionWait(number: number, alarms: alarms)), of: session)
  }

  /// Ends a session's wait, because its browser is back or the session ends.
  package func stopWaiting(_ session: Session) {
    guard let presence = presence(of: session.number), presence.session === session,
      let wait = presence.wait
    else { return }
    for alarm in wait.alarms { alarms.cancel(alarm) }
    set(.running(session), of: session)
  }

  /// Calls a closure after a delay, if the session is still in the same wait.
  private func alarm(
    after duration: Duration, for session: Session, _ wait: UInt64,
    _ action: @escaping @MainActor @Sendable (SessionRegistry, Session) -> Void
  ) -> Alarms.ID {
    alarms.set(after: duration) { [weak self, weak session] in
      Task { @MainActor in
        if let self, let session, self.isWaiting(session.number, since: wait) {
          action(self, session)
        }
      }
    }
  }

  // MARK: Hibernation

  /// The number of sessions that are queued to leave memory.
  package var hibernationBacklog: Int { hibernations.count }

  /// The maximum number of sessions that leave memory at the same time.
  ///
  /// Thousands of tabs may close within a second. If all their sessions were stored at once, the
  /// allocations for that would be scattered over the memory that they free.
  private static var maximumHibernations: Int { 16 }

  /// Lets a session leave memory at its turn, if it is stored completely.
  private func hibernate(_ session: Session, since number: UInt64) {
    guard case .waiting(_, let wait) = presence(of: session.number), wait.number == number else {
      return
    }
    set(.hibernating(session, wait), of: session)
    hibernations.append((session.number, number))
    guard hibernationCount < Self.maximumHibernations else { return }
    hibernationCount += 1
    Task {
      while let (number, wait) = hibernations.popFirst() { await hibernate(number, since: wait) }
      hibernationCount -= 1
    }
  }

  private func hibernate(_ number: UInt64, since wait: UInt64) async {
    guard let session = self[number], isWaiting(number, since: wait) else { return }
    let isStored = await store(session)
    guard isWaiting(number, since: wait) else { return }
    // Changes since then aren't stored.
    if isStored, session.restoration?.needsSnapshot == false {
      leave(session)
      await departure(of: number)?.value
    } else if let wait = presence(of: number)?.wait {
      set(.waiting(session, wait), of: session)
    }
  }

  /// Writes a session.
  ///
  /// - Returns: Whether everything that the session needs is stored.
  private func store(_ session: Session) async -> Bool {
    guard let keeper, session.restoration?.isComplete == true else { return false }
    return await keeper.write(session)
  }
}
