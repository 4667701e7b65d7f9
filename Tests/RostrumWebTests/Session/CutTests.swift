import Foundation
import Logging
import Rostrum
import RostrumDependencies
import RostrumHTML
import RostrumWeb
import Testing

/// A connection that is cut again and again loses nothing, and repeats nothing.
@Suite(.timeLimit(.minutes(10))) @MainActor struct CutTests {
  /// A browser's side of the protocol, without a page.
  private struct Client {
    private(set) var token: String?
    private(set) var seen: UInt64 = 0
    private(set) var pending: [ClientEvent] = []
    private(set) var texts: [UInt32: String] = [:]
    private var sequence: UInt64 = 0

    var join: ClientMessage.Join { .init(digest: nil, resume: token, seen: seen) }

    mutating func add(_ event: UserEvent) {
      sequence += 1
      var revision: UInt64?
      if case .setText = event.action { revision = sequence }
      pending.append(ClientEvent(sequence: sequence, event: event, revision: revision))
    }

    /// Handles a message of the server.
    mutating func receive(_ message: String) throws {
      let values = try #require(
        try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [Any])
      if let word = values[0] as? String {
        let welcome = try #require(values[1] as? [String: Any])
        #expect(word == "welcome")
        #expect(welcome["new"] as? Bool == (token == nil), "the session is the same")
        token = welcome["token"] as? String
        let last = try #require(welcome["seq"] as? UInt64)
        pending.removeAll { $0.sequence <= last }
        return
      }
      let number = try #require(values[0] as? UInt64)
      guard number > seen else { return }
      #expect(number == seen + 1, "no frame is missing")
      seen = number
      let acknowledged = try #require(values[1] as? UInt64)
      pending.removeAll { $0.sequence <= acknowledged }
      for case let operation as [Any] in values[2] as? [Any] ?? [] {
        guard operation[0] as? String == "t" else { continue }
        texts[try #require(operation[1] as? UInt32)] = operation[3] as? String
      }
    }
  }

  private let store = SessionStore(
    launch: AppLaunch(Ledger.self),
    configuration: .init(usersDirectory: URL(filePath: "/nowhere"), limits: .unlimited),
    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  private let user = UserID()

  @Test("Of 1,500 events over a connection that is cut 1,000 times, each is performed once")
  func cuts() async throws {
    var random = Attacker(seed: 1)
    var client = Client()
    var (session, peer) = try connect(&client, losingAfter: .max)
    let controls = try #require(session.root).family
    let plus = try #require(controls.first { $0.texts == ["Add"] && $0.content.role == .button })
    let field = try #require(controls.first { $0.content.role == .textField })
    let total = try #require(controls.first { $0.content.text == "0: " })
    var (cuts, added, words) = (0, 0, "")
    for step in 0..<1_500 {
      // Other tests need the main actor as well.
      if step.isMultiple(of: 20) { await Task.yield() }
      if Int.random(in: 0..<3, using: &random) > 0 {
        client.add(UserEvent(plus.id, .tap))
        added += 1
      } else {
        words = "text \(step)"
        client.add(UserEvent(field.id, .setText(words)))
      }
      // The socket may take a part of the events, and the browser a part of the answers.
      let isCut = Int.random(in: 0..<10, using: &random) < 7
      func part(of count: Int) -> Int {
        isCut ? Int.random(in: 0...count, using: &random) : count
      }
      let sent = part(of: client.pending.count)
      for event in client.pending.prefix(sent) where event.sequence > session.lastEvent {
        _ = session.receive(event)
      }
      for message in peer.messages.prefix(part(of: peer.messages.count)) {
        try client.receive(message)
      }
      peer.messages = []
      guard isCut else { continue }
      cuts += 1
      store.detach(session, from: peer)
      // Every tenth welcome is lost with everything after it.
      let losesWelcome = Int.random(in: 0..<10, using: &random) == 0
      (session, peer) = try connect(&client, losingAfter: losesWelcome ? 0 : .max)
    }
    (session, peer) = try connect(&client, losingAfter: .max)
    for event in client.pending { _ = session.receive(event) }
    for message in peer.messages { try client.receive(message) }
    #expect(cuts > 1_000)
    #expect(session.lastEvent == 1_500 && client.pending.isEmpty)
    #expect(store.count == 1)
    #expect(session.root?.texts.contains("\(added): \(words)") == true)
    #expect(client.texts[total.id.rawValue] == "\(added): \(words)")
  }

  /// Joins, and loses the messages after some.
  private func connect(
    _ client: inout Client, losingAfter count: Int
  ) throws -> (Session, RecordingPeer) {
    let peer = RecordingPeer()
    let entry = try store.enter(client.join, user: user, peer: peer)
    for message in entry.messages.prefix(count) { try client.receive(message) }
    guard count < entry.messages.count else { return (entry.session, peer) }
    store.detach(entry.session, from: peer)
    return try connect(&client, losingAfter: .max)
  }
}

/// Counts, and keeps the text of a field.
private struct Ledger: App {
  var body: some Scene { WindowGroup("Ledger") { LedgerView() } }

  struct LedgerView: View {
    @State private var count = 0
    @State private var words = ""

    var body: some View {
      Text(verbatim: "\(count): \(words)")
      Button("Add") { count += 1 }
      TextField("Words", text: $words)
    }
  }
}

extension WebServer.Limits {
  fileprivate static var unlimited: Self {
    var limits = Self()
    limits.joinsPerMinute = .init(perUser: .max, perAddress: .max, total: .max)
    return limits
  }
}
