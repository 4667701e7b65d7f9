import DequeModule
import OrderedCollections
import RostrumRestoration
import RostrumRuntime
import RostrumSessions

/// A session waits for its browser.
struct SessionWait {
  /// Distinguishes the wait from others of the session.
  let number: UInt64
  /// When the session leaves memory, if it can, and when it ends.
  fileprivate let alarms: [Alarms.ID]
}

extension SessionStore {
  /// Has a session wait for its browser: in memory at first, and then in the storage, if it can.
  func wait(_ session: Session) {
    waitCount += 1
    let lifetime = configuration.detachedLifetime
    var alarms = [alarm(after: lifetime, for: session) { $0.leave($1) }]
    if let hibernation = keeper?.hibernation, hibernation < lifetime {
      alarms.append(alarm(after: hibernation, for: session) { $0.hibernate($1) })
    }
    waits[session.number] = SessionWait(number: waitCount, alarms: alarms)
  }

  /// Ends the wait of a session whose browser is back, or that ends.
  func stopWaiting(_ session: Session) {
    for alarm in waits.removeValue(forKey: session.number)?.alarms ?? [] { alarms.cancel(alarm) }
  }

  /// Calls a function after a time, if the session is still waiting as it is now.
  private func alarm(
    after duration: Duration, for session: Session,
    _ action: @escaping @MainActor @Sendable (SessionStore, Session) -> Void
  ) -> Alarms.ID {
    let wait = waitCount
    return alarms.set(after: duration) { [weak self, weak session] in
      Task { @MainActor in
        if let self, let session, self.waits[session.number]?.number == wait {
          action(self, session)
        }
      }
    }
  }

  /// How many sessions leave memory at the same time, at most.
  ///
  /// Thousands of tabs may be closed within a second. What all of them need on their way to the
  /// storage would be scattered over the memory that they leave.
  private static let maximumHibernations = 16

  /// Lets a session leave memory when its turn comes, if all that it has is stored.
  private func hibernate(_ session: Session) {
    guard let wait = waits[session.number]?.number else { return }
    hibernations.append((session.number, wait))
    guard hibernationCount < Self.maximumHibernations else { return }
    hibernationCount += 1
    Task {
      while let (number, wait) = hibernations.popFirst() { await hibernate(number, since: wait) }
      hibernationCount -= 1
    }
  }

  private func hibernate(_ number: UInt64, since wait: UInt64) async {
    guard let keeper, let session = sessions[number], waits[number]?.number == wait,
      session.context.restoration?.isComplete == true,
      await keeper.write(session), waits[number]?.number == wait,
      session.context.restoration?.needsSnapshot == false
    else { return }
    leave(session)
    await departures[number]?.value
  }
}
