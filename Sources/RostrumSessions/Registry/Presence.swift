import RostrumRuntime

extension SessionRegistry {
  /// The whereabouts of a session, as known to the process.
  ///
  /// A session without a presence isn't in memory, and isn't requested.
  package enum Presence {
    /// The session is being looked up in the storage; all who request it wait for the result.
    case reading(SessionSearch)
    /// The session is in memory and has its browser.
    case running(Session)
    /// The session is in memory and waits for its browser.
    case waiting(Session, SessionWait)
    /// The session has waited so long for its browser that it leaves memory at its next turn.
    case hibernating(Session, SessionWait)
    /// The session has left memory, and its last write is in progress.
    case leaving(SessionDeparture)

    /// The session, if it is in memory.
    package var session: Session? {
      switch self {
      case .running(let session), .waiting(let session, _), .hibernating(let session, _): session
      case .reading, .leaving: nil
      }
    }

    /// The session's wait for its browser.
    var wait: SessionWait? {
      switch self {
      case .waiting(_, let wait), .hibernating(_, let wait): wait
      case .reading, .running, .leaving: nil
      }
    }

    /// The session's last write, while it is in progress.
    var departure: SessionDeparture? {
      switch self {
      case .reading(let search): search.departure
      case .leaving(let departure): departure
      case .running, .waiting, .hibernating: nil
      }
    }
  }
}

/// The wait of a session for its browser.
package struct SessionWait: Sendable {
  /// Distinguishes this wait from others.
  let number: UInt64
  /// The timers for leaving memory, if possible, and for the end of the session.
  let alarms: [Alarms.ID]
}

/// The search for a session in the storage.
package struct SessionSearch: Sendable {
  /// Distinguishes this search from others.
  let number: UInt64
  /// The search.
  let task: Task<FoundSession, Never>
  /// The last write of the session, which the search waits for.
  let departure: SessionDeparture?
}

/// The last write of a session that has left memory.
package struct SessionDeparture: Sendable {
  /// Distinguishes this departure from others.
  let number: UInt64
  /// The write.
  let task: Task<Void, Never>
}
