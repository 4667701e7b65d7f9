import Foundation
import Logging
import NIOCore
import RostrumCore
import RostrumDependencies
import RostrumHTML
import RostrumRestoration
import RostrumRuntime
import RostrumSessions
import RostrumShared
import RostrumStorage
import RostrumViews

/// All sessions of a server.
///
/// A session starts with the first message of a socket, and survives the loss of its socket for a
/// while. Rendering a page doesn't create a session.
@MainActor
package final class SessionStore {
  /// The settings of a store.
  package struct Configuration: Sendable {
    /// The directory that contains the users' folders.
    package var usersDirectory: URL
    /// The time for which a session waits for its browser to reconnect.
    package var detachedLifetime = WebServer.Configuration.defaultDetachedLifetime
    /// What users, addresses and everyone may have.
    package var limits: WebServer.Limits
    /// The time after the end of a session in which the ends of others are awaited, before unused
    /// memory is returned to the system.
    package var memoryDelay: Duration = .seconds(10)
    /// Returns unused memory to the system.
    package var giveBackMemory: @Sendable () -> Void = MemoryAllocator.giveBack
    /// The time on a monotonic clock, by which turns are shared and joins are limited.
    package var now: @Sendable () -> Duration
    /// Measures steps, if anything receives the measurements.
    package var instruments: ServerInstruments?
    /// The name of the process in the addresses of files.
    package var node: String?
    /// Whether sessions tell the overlay of their pages what they do.
    package var hasOverlay = false
    /// The file with the state of the program's build, which the overlay shows.
    package var buildStatus: URL?
    /// The version of the client in pages, or `nil` if pages may have any.
    package var client: String?
    /// Measures how long sessions have been waiting, and when memory is returned.
    package var clock: any Clock<Duration>
    /// Whether values that an app doesn't keep are logged when they are first met.
    package var explainsRestoration = false
    /// Sets the program's dependencies of each session.
    package var dependencies: (@Sendable (inout DependencyValues) -> Void)?
    /// How sessions are stored, or `nil` for sessions that end with the process.
    package var keeping: SessionKeeper.Configuration?

    package init(
      usersDirectory: URL, limits: WebServer.Limits = WebServer.Limits(),
      now: @escaping @Sendable () -> Duration = { .now },
      clock: any Clock<Duration> = ContinuousClock(), keeping: SessionKeeper.Configuration? = nil
    ) {
      self.usersDirectory = usersDirectory
      self.limits = limits
      self.now = now
      self.clock = clock
      self.keeping = keeping
    }
  }

  /// The folders of the users.
  package nonisolated let folders: UserFolders
  /// Limits what users store.
  package nonisolated let storedBytes: StoredBytes
  package let launch: AppLaunch
  /// Runs turns, launches and pages.
  package nonisolated let turns: TurnQueue
  /// Counts connections and sockets.
  package nonisolated let occupancy: Occupancy
  /// The pictures that apps make of data.
  package nonisolated let pictures: PictureShelf
  /// The files that sessions expect and give.
  package nonisolated let files: FileDesks
  package let configuration: Configuration
  /// The values that all sessions share.
  package let database: SharedDatabase
  /// What the overlay says about the build of the program, if a tool for development says it.
  private let build: BuildWatch?
  /// Measures steps, if anything receives the measurements.
  package nonisolated let instruments: ServerInstruments?
  package let logger: Logger
  /// The sessions in memory, and those that come from the storage or go to it.
  package let sessions: SessionRegistry<Session>
  private var memoryTask: Task<Void, Never>?
  /// The last write before sockets are closed, if the server stops.
  package var farewell: Task<Void, Never>?
  /// Authenticates the tokens of sessions if they end with the process.
  private let ownKey = TokenKey()
  /// What was logged of values that the app doesn't keep.
  package var explained: Set<String> = []
  /// The names of symbols without a drawing that were logged.
  package var missingSymbols: Set<String> = []
  /// Whether the app accepted URLs when it was last launched for a user without a folder.
  package var takesURLsOfStrangers = true

  package init(launch: AppLaunch, configuration: Configuration, logger: Logger) {
    self.launch = launch
    self.configuration = configuration
    sessions = SessionRegistry(
      quota: configuration.limits.sessions.ofSessions,
      joinsPerMinute: configuration.limits.joinsPerMinute.ofSessions,
      detachedLifetime: configuration.detachedLifetime, clock: configuration.clock)
    let folders = UserFolders(directory: configuration.usersDirectory)
    self.folders = folders
    storedBytes = StoredBytes(folders: folders, quota: configuration.limits.storedBytes)
    let values = SharedValues(
      storage: configuration.keeping?.storage ?? MemoryStorage(),
      seal: configuration.keeping?.seal ?? .none,
      maximumBytes: configuration.limits.sharedValueBytes, stored: storedBytes)
    let log = SharedValueLog(logger: logger, now: configuration.now)
    database = SharedDatabase(values) { log.note($0) }
    instruments = configuration.instruments
    build = configuration.buildStatus.map { BuildWatch($0) }
    turns = TurnQueue(now: configuration.now)
    self.logger = logger
    pictures = PictureShelf(paths: NodePath(node: configuration.node), logger: logger)
    files = FileDesks(
      directory: configuration.usersDirectory.deletingLastPathComponent()
        .appending(path: "transfers", directoryHint: .isDirectory),
      quota: configuration.limits.uploadedBytes, lifetime: configuration.keeping?.lifetime,
      paths: NodePath(node: configuration.node))
    occupancy = Occupancy(limits: configuration.limits)
    build?.didChange = { [weak self] in
      for session in self?.sessions.values ?? [] { session.sendOverlay() }
    }
    sessions.leave = { [weak self] in self?.leave($0) }
    sessions.keeper = configuration.keeping.map { keeping in
      SessionKeeper(
        keeping, program: launch.name, tokenKeyName: SharedValueName.tokenKey, turns: turns,
        clock: configuration.clock, logger: logger,
        exceeded: { [weak self] in self?.relieve($1, of: $0) },
        lost: { [weak self] in self?.abandon($0) })
    }
    if let keeping = configuration.keeping {
      turns.mark(by: keeping.storage.marker(of: keeping.node))
      TrapSignals.observe()
    }
    if let lease = keeper?.lease {
      turns.run(while: { lease.holds }, didHold: { [weak self] in self?.disconnect() })
    }
  }

  /// Stores sessions; `nil` if they end with the process.
  package var keeper: SessionKeeper? { sessions.keeper }

  /// The number of sessions, connected or waiting for their browsers.
  package var count: Int { sessions.count }

  /// The work of all current sessions.
  package var work: SessionWork { sessions.values.map(\.work).reduce(SessionWork(), +) }

  /// The users who have sessions.
  package var users: Set<UserID> { Set(sessions.values.map(\.user)) }

  /// The result of a join.
  package struct Admission {
    /// The browser's session.
    package var session: Session
    /// Whether the app must be launched.
    package var isNew: Bool
    /// Whether the session was there before.
    package var isResumed = false
    /// The first messages for the browser.
    package var messages: [ByteBuffer]
  }

  /// Whether the page of a join has an older client, which may not understand the messages.
  package func isOutdated(_ join: ClientMessage.Join) -> Bool {
    guard let client = configuration.client, let other = join.client else { return false }
    return client != other
  }

  /// Finds the session that a browser wants to resume, or reserves a new one.
  ///
  /// The app of a reserved session runs after ``launch(_:_:kept:for:)``.
  ///
  /// - Parameters:
  ///   - join: The browser's request to join.
  ///   - user: The user of the browser.
  ///   - locales: The user's languages, in order of preference.
  ///   - peer: The browser.
  ///   - found: What was found in the storage of the session that the browser wants to resume.
  /// - Returns: The session.
  /// - Throws: ``Excess`` if there are too many sessions or joins.
  package func join(
    _ join: ClientMessage.Join, user: UserID, locales: [Locale] = [], peer: any SessionPeer,
    found: Found = .nothing
  ) throws(Excess) -> Admission {
    do throws(Excess) {
      var admission = try admit(join, user: user, locales: locales, peer: peer, found: found)
      if let notice = keeper?.storing.notice(for: admission.session.number) {
        admission.messages.append(Session.message(telling: notice))
      }
      instruments?.joined(admission.isResumed ? .resumed : .new)
      instruments?.sessions(sessions.count)
      return admission
    } catch {
      instruments?.joined(.refused)
      throw error
    }
  }

  private func admit(
    _ join: ClientMessage.Join, user: UserID, locales: [Locale], peer: any SessionPeer,
    found: Found
  ) throws(Excess) -> Admission {
    try sessions.countJoin(of: user.directoryName, peer.visitor, at: turns.now())
    if let token = join.resume.flatMap(SessionToken.init(text:)),
      let session = session(for: token, found), session.user == user,
      let messages = session.resume(
        join, with: token.number == session.number ? token : nil, peer: peer)
    {
      sessions.stopWaiting(session)
      logger.debug("session resumed", metadata: ["session": "\(session.number)"])
      return Admission(
        session: session, isNew: session.isReserved, isResumed: true, messages: messages)
    }
    let number = UInt64.random(in: 1...UInt64(Int64.max))
    try reserve(number, user: user, visitor: peer.visitor)
    let tokens = ResumptionTokens(number: number, user: user.directoryName, key: tokenKey)
    let restoration = keeper.map { _ in Restoration() }
    let session = session(tokens, of: user, context(of: user, locales, restoration))
    session.origin = peer.visitor.origin
    if case .unreadable(let number) = found { session.follows = number }
    logger.debug("session begun", metadata: ["session": "\(number)"])
    return Admission(session: session, isNew: true, messages: [session.welcome(peer)])
  }

  /// The session of a token, or the one that the token's session follows.
  private func session(for token: SessionToken, _ found: Found) -> Session? {
    if case .session(let number) = found { sessions[number] } else { sessions[token.number] }
  }

  /// The key that authenticates the tokens of new sessions.
  package var tokenKey: TokenKey { keeper?.tokenKey.value ?? ownKey }

  /// Adds a session.
  package func session(
    _ tokens: ResumptionTokens, of user: UserID, _ context: SessionContext
  ) -> Session {
    let session = Session(
      number: tokens.number, user: user, context: context, tokens: tokens, desks: files,
      turns: turns, instruments: instruments,
      recorder: configuration.hasOverlay ? TurnRecorder(now: configuration.now, build: build) : nil,
      logger: logger)
    sessions.add(session)
    return session
  }

  /// Counts a session, unless there are too many.
  package func reserve(
    _ number: UInt64, user: UserID, visitor: Visitor
  ) throws(Excess) {
    let owner = Census<UInt64>.Owner(user: user.directoryName, visitor: visitor)
    try sessions.reserve(number, for: owner)
  }

  /// Has a session leave memory, because a session has grown beyond what its share may have.
  ///
  /// It is the one that has been waiting for its browser for the longest time; if none waits, it is
  /// the session that has grown. Nothing of it is lost.
  ///
  /// - Complexity: O(*n*) in the sessions that are waiting.
  private func relieve(_ share: StoredShare, of number: UInt64) {
    guard let session = sessions.oldestWaiting(of: share) ?? sessions[number] else { return }
    logger.notice(
      "a session leaves memory, because sessions have grown too large",
      metadata: ["session": "\(session.number)", "share": "\(share)"])
    if case .user = share { leave(session, .tooManyOfUser) } else { leave(session, .tryLater) }
  }

  /// Ends a session in this process, and closes its socket with a code.
  ///
  /// What is stored of the session stays as it is; see ``leave(_:_:)``.
  package func end(_ session: Session, _ code: CloseCode = .goingAway) {
    guard sessions.remove(session) else { return }
    keeper?.forget(session)
    session.tearDown(code)
    instruments?.sessions(sessions.count)
    giveBackMemoryLater()
    logger.debug("session ended", metadata: ["session": "\(session.number)"])
  }

  /// Ends all sessions of a user, and refuses joins of the sockets that are open now.
  package func revoke(_ user: UserID) {
    endSessions(ofUserNamed: user.directoryName)
    files.removeAll(of: user)
    if let repository = keeper?.repository {
      Task { await repository.revoke(user.directoryName) }
    }
  }

  /// Ends the sessions in this process of a user whose sessions were revoked on any node.
  ///
  /// - Complexity: O(*n*) in the number of sessions.
  package func endSessions(ofUserNamed name: String) {
    sessions.revoke(name, at: turns.now())
    for session in sessions.values where session.user.directoryName == name {
      end(session, .signedOut)
    }
    keeper?.repository.forget(name)
  }

  /// Whether a user's sessions were revoked after a time.
  package func isRevoked(_ user: UserID, since time: Duration) -> Bool {
    sessions.isRevoked(user.directoryName, since: time)
  }

  /// Identifies the users of all connected sessions of a user again, and ends those whose requests
  /// are no longer the user's.
  ///
  /// - Complexity: O(*n*) in the number of sessions.
  package func identifyAgain(_ user: UserID) {
    sessions.doubt(user.directoryName, at: turns.now())
    for session in sessions.values where session.user == user {
      guard let peer = session.peer, let isStillUser = peer.isStillUser else { continue }
      Task { [weak self, weak session] in
        guard await !isStillUser(), let session, session.peer === peer else { return }
        self?.discard(session)
      }
    }
  }

  /// Ends a session for good, because its user has signed out.
  private func discard(_ session: Session) {
    end(session, .signedOut)
    guard let repository = keeper?.repository else { return }
    let number = session.number
    Task { await repository.delete([number]) }
  }

  /// Whether a user's sockets are to be identified again since a time.
  package func isDoubted(_ user: UserID, since time: Duration) -> Bool {
    sessions.isDoubted(user.directoryName, since: time)
  }

  /// Returns the memory of ended sessions to the system after a while, off the main actor.
  private func giveBackMemoryLater() {
    guard memoryTask == nil else { return }
    let (clock, delay) = (configuration.clock, configuration.memoryDelay)
    let giveBack = configuration.giveBackMemory
    memoryTask = Task { [weak self] in
      try? await clock.sleep(for: delay)
      self?.memoryTask = nil
      guard !Task.isCancelled else { return }
      await Task.detached { giveBack() }.value
    }
  }

  /// Ends all sessions in this process, which stay as they are stored.
  package func tearDown() {
    keeper?.stop()
    for session in sessions.values { end(session) }
    memoryTask?.cancel()
  }

  package func context(
    of user: UserID, _ locales: [Locale], _ restoration: Restoration? = nil,
    isPrerendering: Bool = false
  ) -> SessionContext {
    let name = user.directoryName
    return SessionContext(
      userDirectory: folders.directory(named: name), userIdentity: name,
      userName: user.name, locales: locales, database: database, isPrerendering: isPrerendering,
      pictures: pictures.drawer(of: user), restoration: restoration,
      prepare: configuration.dependencies)
  }
}
