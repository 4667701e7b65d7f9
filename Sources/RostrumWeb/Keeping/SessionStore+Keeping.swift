import Foundation
import Logging
import RostrumCore
import RostrumRestoration

extension SessionStore {
  /// Joins the other nodes of the storage.
  ///
  /// - Throws: ``WebServerError`` if the storage is encrypted with a different key.
  func startKeeping() async throws(WebServerError) {
    try await keeper?.start(
      resume: { [weak self] in self?.resume(after: $0) },
      handOver: { [weak self] in self?.handOver($0) })
    guard configuration.explainsRestoration else { return }
    keeper?.didTakeSnapshot = { [weak self] in
      self?.explain($0.context.restoration?.issues ?? [])
    }
  }

  /// Renews the node's lease, and goes on if it had ended.
  func renewLease() async {
    if let renewal = try? await keeper?.lease.renew() { resume(after: renewal) }
  }

  private func resume(after renewal: NodeLease.Renewal) {
    if case .regained(let lost) = renewal {
      logger.warning("the lease of the node had ended, and its sessions waited")
      abandon(lost)
    }
    turns.resume()
  }

  /// Writes all sessions, and ends them in this process.
  func finish() async {
    for departure in departures.values { await departure.value }
    await keeper?.finish(Array(sessions.values))
    await database.finish()
    tearDown()
  }

  /// Closes the sockets of sessions that wait for the node's lease.
  ///
  /// Their browsers find a different node, or resume the sessions when this one may run them again.
  func disconnect() {
    for session in sessions.values { session.peer?.close(.goingAway) }
  }

  /// The values of the first screen that end with the process, as sentences.
  func unkeptValues(of user: UserID) -> [String] {
    look(for: user) { app, restoration in
      _ = app.update()
      let issues = restoration.issues.filter { $0.kind != .notDecoded }.map(\.description)
      explained.formUnion(issues)
      return issues.sorted()
    }
  }

  /// Logs values of a session that end with the process, and that no session has had before.
  private func explain(_ issues: [RestorationIssue]) {
    for issue in issues where issue.kind != .notDecoded {
      if explained.insert(issue.description).inserted { logger.notice("\(issue)") }
    }
  }

  // MARK: Sessions that come

  /// The number of the session that a browser wants to resume, if it may be stored.
  ///
  /// - Returns: The number; `nil` for a session that is in memory, and for a token that no node has
  ///   issued for the user.
  func storedSession(for join: ClientMessage.Join, of user: UserID) -> UInt64? {
    guard let key = keeper?.tokenKey.value,
      let token = join.resume.flatMap(SessionToken.init(text:)),
      sessions[token.number] == nil,
      token.isGenuine(for: user.directoryName, key: key)
    else { return nil }
    return token.number
  }

  /// Launches a session from its snapshot, if it is stored and belongs to a user.
  ///
  /// It then waits for its browser, as after a lost connection. The launch waits for its turn like
  /// any other; the sessions that are running don't wait for the storage.
  ///
  /// - Parameters:
  ///   - number: The number of the session.
  ///   - user: The user.
  ///   - locales: The user's languages, in order of preference.
  ///   - visitor: The visitor who waits for the session.
  ///   - isTaking: Whether a different node hands the session over.
  ///   - isWanted: Whether the visitor still waits.
  ///   - didLaunch: Called in the turn of the launch, unless it loads shared values.
  /// - Returns: Whether the storage could be reached. If it couldn't, the session may still be there.
  @discardableResult
  func recall(
    _ number: UInt64, of user: UserID, locales: [Locale], for visitor: TurnQueue.Visitor,
    isTaking: Bool, isWanted: @escaping @MainActor @Sendable () -> Bool = { true },
    didLaunch: @escaping @MainActor @Sendable () -> Void = {}
  ) async -> Bool {
    if let other = recalls[number] { return await other.value }
    guard let keeper, sessions[number] == nil else { return true }
    let recall = Task {
      await departures[number]?.value
      let snapshot: SessionSnapshot
      let era: UInt64
      switch await Self.read(number, of: user, by: keeper.writer, database, isTaking: isTaking) {
      case .granted(let found, let count): (snapshot, era) = (found, count)
      case .missing: return true
      case .unreachable: return false
      }
      let isLaunched = await inTurn(for: visitor) { store in
        let count = store.database.loadCount
        guard isWanted(),
          store.relaunch(number, snapshot, era: era, of: user, locales, for: visitor)
        else { return false }
        if store.database.loadCount == count { didLaunch() }
        return true
      }
      database.discard(snapshot.sharedValues)
      if !isLaunched { await keeper.writer.leave([number]) }
      await database.loaded(within: Self.loadLimit)
      return true
    }
    recalls[number] = recall
    defer { recalls[number] = nil }
    return await recall.value
  }

  /// Reads a session, and the shared values that it begins with, off the main actor.
  private nonisolated static func read(
    _ number: UInt64, of user: UserID, by writer: SessionWriter, _ database: SharedDatabase,
    isTaking: Bool
  ) async -> Recall {
    let recall = await writer.claim(number, of: user.directoryName, isTaking: isTaking)
    if case .granted(let snapshot, _) = recall {
      await database.prepare(snapshot.sharedValues, within: loadLimit)
    }
    return recall
  }

  private func relaunch(
    _ number: UInt64, _ snapshot: SessionSnapshot, era: UInt64, of user: UserID,
    _ locales: [Locale], for visitor: TurnQueue.Visitor
  ) -> Bool {
    guard sessions[number] == nil, (try? reserve(number, user: user, visitor: visitor)) != nil
    else { return false }
    let tokens = ResumptionTokens(
      number: number, user: user.directoryName, key: tokenKey, era: era,
      notBefore: snapshot.tokenFloor)
    let session = session(
      tokens, of: user, context(of: user, locales, Restoration(snapshot.launch)))
    session.measure(.launch) { session.begin(launch, from: snapshot) }
    logger.debug("session restored", metadata: ["session": "\(number)"])
    log(session.context.restoration?.issues ?? [], of: session)
    keeper?.keep(session)
    wait(session)
    return true
  }

  private func log(_ issues: [RestorationIssue], of session: Session) {
    for issue in issues where issue.kind == .notDecoded {
      session.hasLosses = true
      logger.warning("\(issue)", metadata: ["session": "\(session.number)"])
    }
  }

  // MARK: Sessions that go

  /// Disconnects a session, which then waits for its browser to reconnect.
  func detach(_ session: Session, from peer: any SessionPeer) {
    guard session.detach(peer), sessions[session.number] === session else { return }
    wait(session)
  }

  /// Writes what has changed of a session, and ends it in this process: any node may have it.
  func leave(_ session: Session, _ code: CloseCode = .goingAway) {
    guard let keeper, sessions[session.number] === session else { return end(session, code) }
    keeper.takeLastSnapshot(of: session)
    end(session, code)
    let number = session.number
    let user = session.user.directoryName
    let limit = configuration.limits.sessions.perUser
    departures[number] = Task {
      await keeper.writer.leave(number, of: user, unlessMoreThan: limit)
      departures[number] = nil
    }
  }

  /// Hands a session over to a different node.
  private func handOver(_ number: UInt64) {
    if let session = sessions[number] {
      turns.add(.session(number)) { [weak self, weak session] in
        if let session { self?.leave(session, .replaced) }
      }
    } else if recalls[number] == nil, let writer = keeper?.writer {
      Task { await writer.leave([number]) }
    }
  }

  /// Ends sessions that a different node may run by now.
  ///
  /// Their browsers join that one.
  func abandon(_ numbers: Set<UInt64>) {
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
