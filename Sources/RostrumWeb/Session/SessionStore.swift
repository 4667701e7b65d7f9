import Foundation
import Logging
import NIOCore
import RostrumViews

/// All sessions of a server.
///
/// A session begins with the first message of a socket, and lives on for a while when its socket
/// drops. Pages that are only looked at make no sessions.
@MainActor
final class SessionStore {
  /// What the store needs to know.
  struct Configuration: Sendable {
    /// Where the users' folders are.
    var usersDirectory: URL
    /// How long a session waits for its browser to come back.
    var detachedLifetime: Duration = .seconds(60)
    /// The most sessions at one time.
    var maximumSessions = 10_000
    /// Tells the time of waiting sessions.
    var clock: any Clock<Duration> = ContinuousClock()
  }

  /// The folders of the users.
  nonisolated let folders: UserFolders
  let launch: AppLaunch
  private let configuration: Configuration
  private let logger: Logger
  private var sessions: [UInt64: Session] = [:]
  private var expirations: [UInt64: Task<Void, Never>] = [:]
  private var lastNumber: UInt64 = 0
  var launches = LaunchQueue<Work>()
  private var missingSymbols: Set<String> = []
  /// Whether the app took URLs when it was last launched for a user without a folder.
  private var takesURLsOfStrangers = true

  init(launch: AppLaunch, configuration: Configuration, logger: Logger) {
    self.launch = launch
    self.configuration = configuration
    self.logger = logger
    folders = UserFolders(directory: configuration.usersDirectory)
  }

  /// The number of sessions, connected or waiting.
  var count: Int { sessions.count }

  /// What the sessions that are there have done.
  var work: SessionWork { sessions.values.map(\.work).reduce(SessionWork(), +) }

  /// The users who have sessions.
  var users: Set<UserID> { Set(sessions.values.map(\.user)) }

  /// What a browser gets that joins.
  struct Admission {
    /// Its session.
    var session: Session
    /// Whether the app has to be launched.
    var isNew: Bool
    /// The first messages for the browser.
    var messages: [ByteBuffer]
  }

  /// Finds the session that a browser asks for, or reserves a new one.
  ///
  /// The app of a reserved session runs after ``launch(_:_:kept:for:)``.
  ///
  /// - Parameters:
  ///   - join: What the browser says.
  ///   - user: Whose browser it is.
  ///   - locales: What the user reads, the most wanted first.
  ///   - peer: The browser.
  /// - Returns: The session; `nil` if there are too many.
  func join(
    _ join: ClientMessage.Join, user: UserID, locales: [Locale] = [], peer: any SessionPeer
  ) -> Admission? {
    if let token = join.resume.flatMap(SessionToken.init(text:)),
      let session = sessions[token.number], session.user == user,
      let messages = session.resume(join, with: token, peer: peer)
    {
      expirations.removeValue(forKey: session.token.number)?.cancel()
      logger.debug("session resumed", metadata: ["session": "\(session.token.number)"])
      return Admission(session: session, isNew: session.isReserved, messages: messages)
    }
    guard sessions.count < configuration.maximumSessions else {
      logger.warning("too many sessions", metadata: ["count": "\(sessions.count)"])
      return nil
    }
    lastNumber += 1
    let session = Session(
      number: lastNumber, user: user, world: world(of: user, locales), logger: logger)
    sessions[lastNumber] = session
    logger.debug("session begun", metadata: ["session": "\(lastNumber)"])
    return Admission(session: session, isNew: true, messages: [session.welcome(peer)])
  }

  /// The connection of a session is gone: it waits for another one.
  func detach(_ session: Session, from peer: any SessionPeer) {
    let number = session.token.number
    guard session.detach(peer), sessions[number] === session else { return }
    let clock = configuration.clock
    let lifetime = configuration.detachedLifetime
    expirations[number] = Task { [weak self] in
      guard (try? await clock.sleep(for: lifetime)) != nil, !Task.isCancelled else { return }
      self?.end(session)
    }
  }

  /// Ends a session for good.
  func end(_ session: Session) {
    let number = session.token.number
    expirations.removeValue(forKey: number)?.cancel()
    guard sessions.removeValue(forKey: number) != nil else { return }
    session.tearDown()
    logger.debug("session ended", metadata: ["session": "\(number)"])
  }

  /// Ends all sessions.
  func tearDown() {
    for session in sessions.values { end(session) }
  }

  private func world(
    of user: UserID, _ locales: [Locale], isRehearsal: Bool = false
  ) -> SessionWorld {
    SessionWorld(
      userDirectory: folders.folder(of: user), locales: locales, isRehearsal: isRehearsal)
  }
}

// MARK: Pages

extension SessionStore {
  /// The page that a user sees first, made by a launch of the app that starts no effects and is
  /// taken down at once.
  ///
  /// Paths other than "/" are pages only of an app that takes URLs, see `onOpenURL`. Launches for
  /// users without a folder all begin alike, so the last of them tells whether another is worth it.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - user: Whose data the app reads.
  ///   - locales: What the user reads, the most wanted first.
  ///   - assets: The files that the page refers to.
  /// - Returns: The page as HTML; `nil` if the app has no page at the path.
  func page(
    at path: String = "/", for user: UserID, locales: [Locale] = [], assets: Assets
  ) -> String? {
    let isStranger = !folders.exist(for: user)
    guard path == "/" || !isStranger || takesURLsOfStrangers else { return nil }
    let world = world(of: user, locales, isRehearsal: true)
    let app = world { launch.run {} }
    defer { world { app.tearDown() } }
    if isStranger { takesURLsOfStrangers = app.takesURLs }
    guard path == "/" || app.takesURLs else { return nil }
    let root = app.root.snapshot
    warnOfMissingSymbols(in: root)
    let language = BundleResources.language(for: locales.first ?? .current)
    return Page(root: root, title: launch.name, language: language, assets: assets).html
  }

  /// Launches the app as for a page, looks at it, and ends it again.
  func look<Result>(for user: UserID, _ body: (any RunningApp) -> Result) -> Result {
    let world = world(of: user, [], isRehearsal: true)
    let app = world { launch.run {} }
    defer { world { app.tearDown() } }
    return body(app)
  }

  private func warnOfMissingSymbols(in element: ElementSnapshot) {
    if case .image(.symbol(let name), _) = element.content, !Symbol.isKnown(name),
      missingSymbols.insert(name).inserted
    {
      logger.warning("there is no drawing for a symbol", metadata: ["symbol": "\(name)"])
    }
    for child in element.children { warnOfMissingSymbols(in: child) }
  }
}
