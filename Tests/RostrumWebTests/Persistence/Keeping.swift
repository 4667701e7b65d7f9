import Foundation
import Logging
import RostrumHTML
import RostrumRestoration
import RostrumRuntime
import RostrumSessions
import RostrumStorage
import RostrumViews
import RostrumWeb
import Testing

// NB: Uses `SessionStore` and `ClientMessage`, which are internal.

/// Processes that serve `NotebookApp` from one storage.
@MainActor
final class Keeping {
  let storage: MemoryStorage
  let user = UserID()
  let log = LogRecorder()
  private var nodes: [SessionStore] = []

  init(clock: some Clock<Duration> = ContinuousClock()) {
    storage = MemoryStorage(clock: clock)
  }

  deinit {
    let nodes = nodes
    MainQueue.perform { for node in nodes { node.tearDown() } }
  }

  /// Starts a process, whose lease lasts as long as `now` stands still.
  func node(
    _ launch: AppLaunch = AppLaunch(NotebookApp.self), clock: any Clock<Duration> = HeldClock(),
    detachedLifetime: Duration = WebServer.Configuration.defaultDetachedLifetime,
    sessionsPerUser: Int = WebServer.Limits().sessions.perUser,
    configure: (inout SessionKeeper.Configuration) -> Void = { _ in },
    now: @escaping @Sendable () -> Duration = { .zero }
  ) async throws -> SessionStore {
    var keeping = SessionKeeper.Configuration(storage: storage)
    keeping.patience = .seconds(600)
    configure(&keeping)
    var configuration = SessionStore.Configuration(
      usersDirectory: URL(filePath: "/nowhere"), now: now, clock: clock, keeping: keeping)
    configuration.detachedLifetime = detachedLifetime
    configuration.limits.sessions.perUser = sessionsPerUser
    configuration.limits.joinsPerMinute = .init(
      perUser: 10_000, perAddress: 10_000, total: 10_000)
    let node = SessionStore(launch: launch, configuration: configuration, logger: log.logger)
    nodes.append(node)
    try await node.startKeeping()
    return node
  }

  /// A tab on a process, which begins a session or resumes one.
  func tab(
    on node: SessionStore, resuming token: String? = nil, digest: String? = nil,
    of user: UserID? = nil
  ) async throws -> KeptTab {
    let user = user ?? self.user
    let join = ClientMessage.Join(
      digest: digest, resume: token, seen: 0, scene: .init(url: "http://localhost/"))
    var found = SessionStore.Found.nothing
    for _ in 0..<3 {
      guard let number = node.storedSession(for: join, of: user) else { break }
      found = await node.recall(number, of: user, locales: [], for: .unknown, isTaking: true)
      if case .session(let number) = found, node.sessions[number] == nil { continue }
      break
    }
    let peer = RecordingPeer()
    let entry = try node.enter(join, user: user, peer: peer, found: found)
    return KeptTab(node: node, session: entry.session, peer: peer, messages: entry.messages)
  }
}

/// A browser's tab.
@MainActor
struct KeptTab {
  let node: SessionStore
  let session: Session
  let peer: RecordingPeer
  /// What the browser got when it joined.
  let messages: [String]

  /// The token that the browser got last.
  var token: String { session.token.text }

  /// All texts on the page.
  var texts: [String] { session.root?.family.flatMap(\.texts) ?? [] }

  func tap(_ title: String) throws {
    let button = try #require(
      session.root?.family.first { $0.texts == [title] && $0.content.role == .button })
    send(.tap, to: button)
  }

  func type(_ text: String, into label: String) throws {
    let field = try #require(
      session.root?.family.first { $0.state.label == label && $0.content.typedText != nil })
    send(.setText(text), to: field)
  }

  private func send(_ action: UserEvent.Action, to element: Element) {
    _ = session.receive(
      ClientEvent(
        sequence: session.lastEvent + 1, event: UserEvent(element.id, action), revision: 1))
  }

  /// Waits until the storage has everything.
  func written() async -> Bool { await node.keeper?.write(session) ?? false }
}

/// Lets tasks that are due run, where nothing tells that they don't do a certain thing.
func idle() async {
  for _ in 0..<20 {
    await Task.detached(priority: .background) { await Task.yield() }.value
  }
}
