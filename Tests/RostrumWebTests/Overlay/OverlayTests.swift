import Foundation
import Logging
import RostrumHTML
import RostrumRuntime
import RostrumScenes
import RostrumViews
import Testing

// NB: Tests `warnOfOverlay`, which is internal.
@testable import RostrumWeb

@Suite(.timeLimit(.minutes(10))) @MainActor struct OverlayTests {
  private let user = UserID()
  private let peer = RecordingPeer()

  /// A store whose time advances by a millisecond whenever it is read.
  private func store<A: App>(_ app: A.Type, hasOverlay: Bool = true) -> SessionStore {
    let time = Locked(Duration.zero)
    var configuration = SessionStore.Configuration(usersDirectory: URL(filePath: "/nowhere"))
    configuration.hasOverlay = hasOverlay
    configuration.now = {
      time.withLock { time in
        time += .milliseconds(1)
        return time
      }
    }
    return SessionStore(
      launch: AppLaunch(app), configuration: configuration,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  private func button(_ name: String, in session: Session) throws -> ElementID {
    try #require(
      session.root?.family.first { $0.role == .button && $0.accessibleName == name }
    ).id
  }

  private func tap(_ name: String, in session: Session) throws {
    let event = UserEvent(try button(name, in: session), .tap)
    let refusal = session.receive(ClientEvent(sequence: session.lastEvent + 1, event: event))
    #expect(refusal == nil)
  }

  /// What a message tells the overlay.
  private func content(_ message: String?) throws -> [String: Any] {
    let data = Data(try #require(message).utf8)
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [Any])
    #expect(list[0] as? String == "overlay")
    return try #require(list[1] as? [String: Any])
  }

  private func turns(_ message: String?) throws -> [[String: Any]] {
    try #require(try content(message)["turns"] as? [[String: Any]])
  }

  /// The parts as lines, which are indented by their level.
  private func outline(_ message: String?) throws -> [String] {
    func lines(_ parts: Any?) -> [String] {
      (parts as? [[String: Any]] ?? []).flatMap { part in
        var line = "\(part["kind"] ?? "")"
        if let title = part["title"] as? String, !title.isEmpty { line += " “\(title)”" }
        if let value = part["value"] { line += " = \(value)" }
        if part["shown"] as? Bool == false { line += " (hidden)" }
        return [line] + lines(part["parts"]).map { "  " + $0 }
      }
    }
    return lines(try content(message)["parts"])
  }

  @Test("Without the flag, pages, files and sockets have nothing of the overlay")
  func absence() throws {
    let store = store(CounterApp.self, hasOverlay: false)
    defer { store.tearDown() }
    let page = try #require(store.page(for: user, assets: Assets()))
    #expect(!page.contains("overlay"))
    for file in Assets(hasOverlay: true).overlay { #expect(Assets().file(at: file.path) == nil) }
    let session = try store.enter(user: user, peer: peer).session
    try tap("Plus", in: session)
    #expect(peer.messages.allSatisfy { !$0.contains("overlay") })
    #expect(session.recorder == nil && session.overlayMessage == nil)
  }

  @Test("With the flag, the page loads the overlay before the client that passes messages on to it")
  func page() throws {
    let store = store(CounterApp.self)
    let assets = Assets(hasOverlay: true)
    let page = try #require(store.page(for: user, assets: assets))
    let scripts = page.matches(of: #/<script type="module" src="([^"]+)">/#).map { String($0.1) }
    #expect(scripts == [assets.overlay[0].path, assets.script.path])
    #expect(assets.overlay[1].path == assets.overlay[0].path.replacing(".js", with: ".css"))
    for file in assets.overlay { #expect(assets.file(at: file.path)?.bytes.isEmpty == false) }
  }

  @Test("A turn has its cause, the times of its steps, and the size of its frame")
  func turn() throws {
    let store = store(CounterApp.self)
    defer { store.tearDown() }
    let session = try store.enter(user: user, peer: peer).session
    peer.messages = []
    try tap("Plus", in: session)
    #expect(peer.messages.count == 2)
    let turns = try turns(peer.messages.last)
    #expect(turns.map { $0["causes"] as? [String] }.first == ["launch"])
    let last = try #require(turns.last)
    let plus = try button("Plus", in: session)
    #expect(last["causes"] as? [String] == ["tap button “Plus” #\(plus.rawValue)"])
    #expect(last["bytes"] as? Int == peer.messages.first?.utf8.count)
    // Each step reads the time at its start and at its end.
    #expect(last["update"] as? Int == 1_000_000)
    #expect(last["patch"] as? Int == 1_000_000)
    #expect(try #require(last["total"] as? Int) >= 5_000_000)
  }

  @Test("A refused event is a cause, and says so")
  func refusal() throws {
    let store = store(CounterApp.self)
    defer { store.tearDown() }
    let session = try store.enter(user: user, peer: peer).session
    let event = UserEvent(try button("Never", in: session), .tap)
    #expect(session.receive(ClientEvent(sequence: 1, event: event)) != nil)
    let causes = try turns(peer.messages.last).last?["causes"] as? [String]
    #expect(causes?.count == 2 && causes?.last == "refused: disabled")
  }

  @Test("A turn that only acknowledges a frame is not recorded, and the last 20 others are kept")
  func capacity() throws {
    let store = store(CounterApp.self)
    defer { store.tearDown() }
    let session = try store.enter(user: user, peer: peer).session
    for _ in 0..<25 {
      try tap("Plus", in: session)
      let count = peer.messages.count
      session.takeTurn { #expect(session.acknowledge(session.outbox.sequence)) }
      #expect(peer.messages.count == count)
    }
    let turns = try turns(peer.messages.last)
    #expect(turns.count == TurnRecorder.capacity)
    let numbers = turns.compactMap { $0["number"] as? Int }
    #expect(numbers == Array((numbers.last ?? 0) - 19...(numbers.last ?? 0)))
  }

  @Test("The tree has tabs, stacks, screens and presentations, with their titles and values")
  func tree() throws {
    let store = store(OverlayApp.self)
    defer { store.tearDown() }
    let session = try store.enter(user: user, peer: peer).session
    try tap("Open", in: session)
    try tap("Ask", in: session)
    let outline = try outline(peer.messages.last)
    #expect(
      outline == [
        "tabView",
        "  tab “Shelf”",
        "    navigationStack",
        "      screen “Shelf” (hidden)",
        "      screen “Number 7” = 7",
        "        sheet = ada",
        "          alert “Sure?”",
        "  tab “More” (hidden)",
      ])
  }

  @Test("A browser that resumes its session gets what the overlay shows")
  func resumption() throws {
    let store = store(CounterApp.self)
    defer { store.tearDown() }
    let session = try store.enter(user: user, peer: peer).session
    try tap("Plus", in: session)
    store.detach(session, from: peer)
    let join = ClientMessage.Join(digest: nil, resume: session.token.text, seen: 2)
    let messages = try store.enter(join, user: user, peer: RecordingPeer()).messages
    #expect(try turns(messages.last).count >= 2)
  }

  @Test(
    "A server that other machines can reach warns of the overlay",
    arguments: [("127.0.0.1", 0), ("localhost", 0), ("::1", 0), ("0.0.0.0", 1), ("10.0.0.7", 1)])
  func warning(host: String, count: Int) {
    let log = LogRecorder()
    var configuration = WebServer.Configuration(
      host: host, dataDirectory: URL(filePath: "/nowhere"), logger: log.logger)
    configuration.hasOverlay = true
    WebServer(AppLaunch(CounterApp.self), configuration: configuration).warnOfOverlay()
    #expect(log.lines.filter { $0.contains("overlay") }.count == count)
  }
}
