import OrderedCollections
import RostrumRestoration
import RostrumRuntime

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

  /// Lets a session leave memory if all that it has is stored.
  private func hibernate(_ session: Session) {
    guard let keeper, session.context.restoration?.isComplete == true else { return }
    let wait = waits[session.number]?.number
    Task {
      guard await keeper.write(session), waits[session.number]?.number == wait,
        session.context.restoration?.needsSnapshot == false
      else { return }
      leave(session)
    }
  }
}
