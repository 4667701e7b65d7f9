import DequeModule
import RostrumRuntime
package import RostrumStorage

/// The sessions in memory, and those on their way from or to the storage.
///
/// The state of a session is its ``Presence``:
///
/// | presence | what follows |
/// |---|---|
/// | reading | running, if it is launched from the storage; otherwise none |
/// | running | waiting, when its browser is gone; leaving |
/// | waiting | running, when its browser is back; hibernating, after a time; leaving |
/// | hibernating | running; waiting, if not all of it can be stored; leaving |
/// | leaving | reading, when somebody asks for it; otherwise none |
///
/// The registry counts sessions and joins against quotas. Its owner decides what runs in a session,
/// and what a session's end involves.
@MainActor
package final class SessionRegistry<Session: PersistentSession> {
  /// The presences of sessions, by number.
  private var presences: [UInt64: Presence] = [:]
  /// The number of sessions in memory.
  package private(set) var count = 0
  /// Stores sessions; `nil` if they end with the process.
  package var keeper: SessionKeeper?
  /// Makes a session leave memory.
  package var leave: @MainActor (Session) -> Void = { _ in }
  /// The time for which a session waits for its browser to reconnect.
  let detachedLifetime: Duration
  let alarms: Alarms
  /// The waiting sessions and the numbers of their waits, oldest first, including some waits that
  /// have ended.
  private var waits: Deque<(session: UInt64, wait: UInt64)> = []
  /// The number of sessions that wait for their browsers.
  private var waitCount = 0
  private var lastNumber: UInt64 = 0
  /// The sessions that are queued to leave memory, with the numbers of their waits.
  var hibernations: Deque<(session: UInt64, wait: UInt64)> = []
  /// The number of sessions that are leaving memory.
  package internal(set) var hibernationCount = 0
  private var census: Census<UInt64>
  private var joins: JoinRates
  /// The times at which users' sessions were revoked, by user name, kept for as long as the users'
  /// sockets may still join.
  private var revocations: [String: Duration] = [:]
  /// The times at which users were to be identified again, kept for the same time.
  private var doubts: [String: Duration] = [:]

  /// Creates an empty registry.
  ///
  /// - Parameters:
  ///   - quota: The limits of sessions.
  ///   - joinsPerMinute: The limits of joins per minute.
  ///   - detachedLifetime: The time for which a session waits for its browser to reconnect.
  ///   - clock: Measures how long sessions have been waiting.
  package init(
    quota: Quota, joinsPerMinute: Quota, detachedLifetime: Duration, clock: any Clock<Duration>
  ) {
    census = Census(quota: quota)
    joins = JoinRates(quota: joinsPerMinute)
    self.detachedLifetime = detachedLifetime
    alarms = Alarms(clock: clock)
  }

  /// The session with a number; `nil` if it isn't in memory.
  package subscript(number: UInt64) -> Session? { presences[number]?.session }

  /// The presence of a session; `nil` if it has none.
  package func presence(of number: UInt64) -> Presence? { presences[number] }

  /// The sessions in memory, in no order.
  ///
  /// - Complexity: O(*n*).
  package var values: [Session] { presences.values.compactMap(\.session) }

  // MARK: Sessions that begin and end

  /// Adds a reserved session, which has its browser.
  package func add(_ session: Session) {
    precondition(self[session.number] == nil, "A session is added once")
    presences[session.number] = .running(session)
    count += 1
  }

  /// Removes a session from memory.
  ///
  /// - Returns: Whether it was in memory.
  package func remove(_ session: Session) -> Bool {
    stopWaiting(session)
    guard self[session.number] === session else { return false }
    presences[session.number] = nil
    count -= 1
    census.dismiss(session.number)
    return true
  }

  // MARK: Sessions in the storage

  /// The search for a session, if one is in progress.
  package func search(for number: UInt64) -> Task<FoundSession, Never>? {
    if case .reading(let search) = presences[number] { search.task } else { nil }
  }

  /// Searches for a session that isn't in memory, after its last write.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - operation: Looks the session up, and adds it if it exists.
  /// - Returns: The search, which all who request the session wait for.
  package func search(
    for number: UInt64, _ operation: @escaping @MainActor () async -> FoundSession
  ) -> Task<FoundSession, Never> {
    precondition(self[number] == nil, "A session in memory isn't looked for")
    let (id, departure) = (nextNumber(), presences[number]?.departure)
    let task = Task {
      await departure?.task.value
      let found = await operation()
      // If the session was found, it has a different presence by now.
      if case .reading(let search) = presences[number], search.number == id {
        presences[number] = nil
      }
      return found
    }
    presences[number] = .reading(SessionSearch(number: id, task: task, departure: departure))
    return task
  }

  /// The last writes of sessions that have left memory.
  ///
  /// - Complexity: O(*n*) in the sessions.
  package var departures: [Task<Void, Never>] { presences.values.compactMap(\.departure?.task) }

  /// The last write of a session that has left memory.
  package func departure(of number: UInt64) -> Task<Void, Never>? {
    presences[number]?.departure?.task
  }

  /// Performs the last write of a removed session; joins of the session wait for it.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - operation: Writes the session.
  package func depart(_ number: UInt64, _ operation: @escaping @MainActor () async -> Void) {
    precondition(self[number] == nil, "A session that departs isn't in memory")
    let id = nextNumber()
    let task = Task {
      await operation()
      if case .leaving(let departure) = presences[number], departure.number == id {
        presences[number] = nil
      }
    }
    presences[number] = .leaving(SessionDeparture(number: id, task: task))
  }

  // MARK: Quotas

  /// Counts a join, unless that exceeds the quota.
  package func countJoin(of user: String, _ visitor: Visitor, at now: Duration) throws(Excess) {
    try joins.take(user: user, visitor: visitor, at: now)
  }

  /// Counts a session.
  ///
  /// If the quota is exceeded, the session that has waited longest for its browser makes room: its
  /// tab may be closed.
  package func reserve(
    _ number: UInt64, for owner: Census<UInt64>.Owner
  ) throws(Excess) {
    while true {
      do throws(Excess) {
        return try census.admit(number, of: owner)
      } catch {
        guard let oldest = oldestWaiting(within: error, of: owner) else { throw error }
        leave(oldest)
      }
    }
  }

  /// The session that has waited longest for its browser, among those that a limit counts.
  ///
  /// O(n) in the number of waiting sessions.
  private func oldestWaiting(
    within limit: Excess, of owner: Census<UInt64>.Owner
  ) -> Session? {
    oldestWaiting { session in
      switch limit {
      case .user: census.owner(of: session.number)?.user == owner.user
      case .address: census.owner(of: session.number)?.visitor == owner.visitor
      case .server: true
      }
    }
  }

  /// The session of a share that has waited longest for its browser.
  ///
  /// - Complexity: O(*n*) in the number of waiting sessions.
  package func oldestWaiting(of share: StoredShare) -> Session? {
    oldestWaiting { share.contains($0.header) }
  }

  // MARK: Revocations

  /// Records that the sessions of a user were revoked.
  package func revoke(_ user: String, at now: Duration) {
    revocations = revocations.filter { now - $0.value < .seconds(60) }
    revocations[user] = now
  }

  /// Whether a user's sessions were revoked after a given time.
  package func isRevoked(_ user: String, since time: Duration) -> Bool {
    revocations[user].map { $0 >= time } ?? false
  }

  /// Records that the sockets of a user are to be identified again before they join.
  package func doubt(_ user: String, at now: Duration) {
    doubts = doubts.filter { now - $0.value < .seconds(60) }
    doubts[user] = now
  }

  /// Whether the sockets of a user are to be identified again since a given time.
  package func isDoubted(_ user: String, since time: Duration) -> Bool {
    doubts[user].map { $0 >= time } ?? false
  }

  // MARK: Waits

  /// The first session that waits for its browser and satisfies a condition.
  private func oldestWaiting(where condition: (Session) -> Bool) -> Session? {
    for (number, wait) in waits {
      if let presence = presences[number], presence.wait?.number == wait,
        let session = presence.session, condition(session)
      {
        return session
      }
    }
    return nil
  }

  /// Whether a session has been waiting since the start of a given wait.
  func isWaiting(_ number: UInt64, since wait: UInt64) -> Bool {
    presences[number]?.wait?.number == wait
  }

  /// Changes the presence of a session that is in memory.
  ///
  /// - Returns: The previous presence; `nil`, without a change, if the session isn't in memory.
  @discardableResult
  func set(_ presence: Presence, of session: Session) -> Presence? {
    guard let former = presences[session.number], former.session === session else { return nil }
    presences[session.number] = presence
    if let wait = presence.wait, wait.number != former.wait?.number {
      waits.append((session.number, wait.number))
    }
    waitCount += (presence.wait == nil ? 0 : 1) - (former.wait == nil ? 0 : 1)
    if waits.count > 2 * waitCount + 64 {
      waits = waits.filter { isWaiting($0.session, since: $0.wait) }
    }
    return former
  }

  /// A number that distinguishes a wait, a search or a departure from others.
  func nextNumber() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }
}
