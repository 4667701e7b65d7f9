import Foundation
import Logging
import RostrumCore
import RostrumHTML
import RostrumRestoration
import RostrumSessions
import RostrumShared

extension SessionStore {
  /// Joins the storage's other nodes.
  ///
  /// - Throws: ``WebServerError`` if the storage is encrypted with a different key.
  package func startKeeping() async throws(WebServerError) {
    do throws(SnapshotSeal.Defect) {
      try await keeper?.start(
        resume: { [weak self] in self?.turns.resume() },
        handOver: { [weak self] in self?.handOver($0) },
        revoke: { [weak self] in self?.endSessions(ofUserNamed: $0) })
    } catch {
      throw .unusableStore(reason: error.description)
    }
    keeper?.storing.didChange = { [weak self] in self?.tellStoring(of: $0) }
    guard configuration.explainsRestoration else { return }
    keeper?.didTakeSnapshot = { [weak self] in
      self?.explain($0.restoration?.issues ?? [])
    }
  }

  /// Ends all sessions in this process, and writes them.
  ///
  /// They end before they are written. Otherwise, what they do after their last snapshot would be
  /// lost although it took effect, and a different node might run them already.
  package func finish() async {
    for departure in sessions.departures { await departure.value }
    let last = Array(sessions.values)
    if let keeper {
      for session in last { keeper.takeLastSnapshot(of: session) }
    }
    tearDown()
    await keeper?.finish(last.map(\.number))
    await database.finish()
    database.logUnwritten(to: logger)
  }

  /// Closes the sockets of sessions that wait for the node's lease.
  ///
  /// Their browsers connect to a different node, or resume once this node may run the sessions
  /// again.
  package func disconnect() {
    tellLosses()
    for session in sessions.values { session.peer?.close(.goingAway) }
  }

  /// Notifies the user of a session, or all users, whether their changes are stored.
  private func tellStoring(of number: UInt64?) {
    let told = number.map { sessions[$0].map { [$0] } ?? [] } ?? Array(sessions.values)
    for session in told { session.tell(keeper?.storing.notice(for: session.number)) }
  }

  /// Notifies users with unwritten changes that these may be lost.
  private func tellLosses() {
    guard let keeper else { return }
    for session in sessions.values where session.peer != nil && !keeper.hasStored(session) {
      session.tell(.lost)
    }
  }

  /// Writes changes before a server that shuts down closes its sockets, and notifies users whose
  /// changes can't be written.
  ///
  /// This happens once for all sockets.
  package func prepareToClose() async {
    guard let keeper else { return }
    if farewell == nil {
      farewell = Task {
        let unwritten = await keeper.writeChanges(within: Self.farewellLimit)
        for number in unwritten where sessions[number]?.peer != nil {
          sessions[number]?.tell(.lost)
        }
      }
    }
    await farewell?.value
  }

  /// The longest time that the sockets of a server that shuts down wait for the storage.
  package nonisolated static var farewellLimit: Duration { .seconds(2) }

  /// Sentences about the values of the first screen that end with the process.
  package func unkeptValues(of user: UserID) -> [String] {
    look(for: user) { app, restoration in
      _ = app.update()
      let issues = restoration.issues.filter { $0.kind != .notDecoded }.map(\.description)
      explained.formUnion(issues)
      return issues.sorted()
    }
  }

  /// Logs a session's values that end with the process, unless an earlier session had the same
  /// ones.
  private func explain(_ issues: [RestorationIssue]) {
    for issue in issues where issue.kind != .notDecoded {
      if explained.insert(issue.description).inserted { logger.notice("\(issue)") }
    }
  }

  // MARK: Sessions that come

  /// The number of the session that a browser wants to resume, if it may be stored.
  ///
  /// - Returns: The number; `nil` if the session is in memory, or no node has issued the token to
  ///   the user.
  package func storedSession(for join: ClientMessage.Join, of user: UserID) -> UInt64? {
    guard let key = keeper?.tokenKey.value,
      let token = join.resume.flatMap(SessionToken.init(text:)),
      sessions[token.number] == nil,
      token.isGenuine(for: user.directoryName, key: key)
    else { return nil }
    return token.number
  }

  /// The result of looking up a session in the storage.
  package typealias Found = FoundSession

  /// Launches a session from its snapshot, if it is stored and belongs to a user.
  ///
  /// The session then waits for its browser, as after a lost connection. Its launch waits for a
  /// turn like any other; running sessions don't wait for the storage.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - user: The user.
  ///   - locales: The user's languages, in order of preference.
  ///   - visitor: The visitor who waits for the session.
  ///   - isTaking: Whether a different node is asked to hand the session over.
  ///   - isWanted: Whether the visitor is still waiting.
  ///   - didLaunch: Called in the turn of the launch, unless it loads shared values.
  /// - Returns: The result.
  @discardableResult
  package func recall(
    _ number: UInt64, of user: UserID, locales: [Locale], for visitor: Visitor,
    isTaking: Bool, isWanted: @escaping @MainActor @Sendable () -> Bool = { true },
    didLaunch: @escaping @MainActor @Sendable (Session) -> Void = { _ in }
  ) async -> Found {
    // The search of a visitor who has left, or of a page that takes no session, yields no result for
    // others.
    while let other = sessions.search(for: number) {
      switch await other.value {
      case .session(let number): return .session(number)
      case .unreadable(let number): return .unreadable(number)
      case .unreachable: return .unreachable
      case .nothing, .abandoned: continue
      }
    }
    guard let keeper, sessions[number] == nil else { return .session(number) }
    let search = sessions.search(for: number) { [self] in
      let found: UInt64
      let snapshot: SessionSnapshot
      let era: UInt64
      switch await Self.read(
        number, of: user, by: keeper.repository, database, isTaking: isTaking)
      {
      case .granted(let number, let stored, let count):
        (found, snapshot, era) = (number, stored, count)
      case .running(let number): return .session(number)
      case .missing: return .nothing
      case .unreadable(let number): return .unreadable(number)
      case .unreachable: return .unreachable
      }
      let isLaunched = await inTurn(for: visitor, launching: found) { store in
        let count = store.database.loadCount
        guard isWanted(),
          let session = store.relaunch(found, snapshot, era: era, of: user, locales, for: visitor)
        else { return false }
        if store.database.loadCount == count { didLaunch(session) }
        return true
      }
      database.discard(snapshot.sharedValues)
      if !isLaunched {
        keeper.repository.leave([found])
        await keeper.repository.flush()
      }
      await database.loaded(within: Self.loadLimit)
      return isLaunched ? .session(found) : .abandoned
    }
    return await search.value
  }

  /// Reads a session, and the shared values that it starts with, off the main actor.
  private nonisolated static func read(
    _ number: UInt64, of user: UserID, by repository: SessionRepository, _ database: SharedDatabase,
    isTaking: Bool
  ) async -> Recall {
    let recall = await repository.claim(number, of: user.directoryName, isTaking: isTaking)
    if case .granted(_, let snapshot, _) = recall {
      await database.prepare(snapshot.sharedValues, within: loadLimit)
    }
    return recall
  }

  private func relaunch(
    _ number: UInt64, _ snapshot: SessionSnapshot, era: UInt64, of user: UserID,
    _ locales: [Locale], for visitor: Visitor
  ) -> Session? {
    guard sessions[number] == nil, (try? reserve(number, user: user, visitor: visitor)) != nil
    else { return nil }
    let tokens = ResumptionTokens(
      number: number, user: user.directoryName, key: tokenKey, era: era,
      notBefore: snapshot.tokenFloor)
    let session = session(
      tokens, of: user, context(of: user, locales, Restoration(snapshot.launch)))
    session.origin = visitor.origin
    session.measure(.launch) { session.begin(launch, from: snapshot) }
    logger.debug("session restored", metadata: ["session": "\(number)"])
    log(session.context.restoration?.issues ?? [], of: session)
    keeper?.keep(session)
    sessions.wait(session)
    return session
  }

  private func log(_ issues: [RestorationIssue], of session: Session) {
    for issue in issues where issue.kind == .notDecoded {
      session.hasLosses = true
      logger.warning("\(issue)", metadata: ["session": "\(session.number)"])
    }
  }

  // MARK: Sessions that go

  /// Disconnects a session, which then waits for its browser to reconnect.
  package func detach(_ session: Session, from peer: any SessionPeer) {
    guard session.detach(peer), sessions[session.number] === session else { return }
    sessions.wait(session)
  }

  /// Ends a session in this process; once its changes are written, any node may run it.
  package func leave(_ session: Session, _ code: CloseCode = .goingAway) {
    guard let keeper, sessions[session.number] === session else { return end(session, code) }
    keeper.takeLastSnapshot(of: session)
    end(session, code)
    let number = session.number
    let user = session.user
    let limit = configuration.limits.sessions.perUser
    sessions.depart(number) {
      await keeper.repository.leave(number, of: user.directoryName, atMost: limit)
    }
  }

  /// Hands a session over to a different node.
  private func handOver(_ number: UInt64) {
    if let session = sessions[number] {
      turns.add(.session(number)) { [weak self, weak session] in
        if let session { self?.leave(session, .replaced) }
      }
    } else if sessions.search(for: number) == nil, let repository = keeper?.repository {
      Task { await repository.handOver(number) }
    }
  }

  /// Ends sessions that a different node may be running.
  ///
  /// Their browsers connect to that node.
  package func abandon(_ numbers: Set<UInt64>) {
    if !numbers.isEmpty {
      logger.warning(
        "sessions end on this node, because a different one has taken them over",
        metadata: ["count": "\(numbers.count)"])
    }
    for number in numbers {
      if let session = sessions[number] { end(session) }
    }
  }
}
