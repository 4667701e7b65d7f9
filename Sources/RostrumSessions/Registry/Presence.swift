import RostrumRuntime

extension SessionRegistry {
  /// Where a session is, as far as the process knows.
  ///
  /// A session that has none isn't in memory, and nobody asks for it.
  package enum Presence {
    /// It is looked for in the storage; all who ask for it wait for the result.
    case reading(SessionSearch)
    /// It is in memory, with its browser.
    case running(Session)
    /// It is in memory, and waits for its browser.
    case waiting(Session, SessionWait)
    /// It has waited for its browser for so long that it leaves memory when its turn comes.
    case hibernating(Session, SessionWait)
    /// It has left memory, and is written for the last time.
    case leaving(SessionDeparture)

    /// The session, if it is in memory.
    package var session: Session? {
      switch self {
      case .running(let session), .waiting(let session, _), .hibernating(let session, _): session
      case .reading, .leaving: nil
      }
    }

    /// The wait of the session for its browser.
    var wait: SessionWait? {
      switch self {
      case .waiting(_, let wait), .hibernating(_, let wait): wait
      case .reading, .running, .leaving: nil
      }
    }

    /// The last write of the session that is still awaited.
    var departure: SessionDeparture? {
      switch self {
      case .reading(let search): search.departure
      case .leaving(let departure): departure
      case .running, .waiting, .hibernating: nil
      }
    }
  }
}

/// A session waits for its browser.
package struct SessionWait: Sendable {
  /// Distinguishes the wait from others.
  let number: UInt64
  /// When the session leaves memory, if it can, and when it ends.
  let alarms: [Alarms.ID]
}

/// A session is looked for in the storage.
package struct SessionSearch: Sendable {
  /// Distinguishes the search from others.
  let number: UInt64
  /// The search.
  let task: Task<FoundSession, Never>
  /// The last write of the session, which the search waits for.
  let departure: SessionDeparture?
}

/// A session that has left memory is written for the last time.
package struct SessionDeparture: Sendable {
  /// Distinguishes the departure from others.
  let number: UInt64
  /// The write.
  let task: Task<Void, Never>
}
