import Foundation
import Logging
import Rostrum
import RostrumHTML
import RostrumScenes
import RostrumWeb
import Testing

@Reducer
private struct Tally {
  @ObservableState struct State: Codable, Equatable { var numbers: [Int] = [0] }
  enum Action { case add }

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      state.numbers.append(state.numbers.count)
      return .none
    }
  }
}

private struct TallyApp: App {
  static let store = Store(initialState: Tally.State()) { Tally() }

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: Binding(get: { Self.store.numbers }, set: { _ in })) {
        Text("Root")
          .navigationDestination(for: Int.self) { _ in
            Button("Add") { Self.store.send(.add) }
          }
      }
      .urlComponent(for: Int.self) { number in
        "\(number)of\(Self.store.numbers.count)"
      } parse: { _ in
        nil
      }
    }
  }
}

/// The main actor often runs a session's turn in a task of another session, whose dependencies it
/// inherits: that of a change of a shared value, for example.
@Suite @MainActor struct ForeignContextTests {
  private let store = SessionStore(
    launch: AppLaunch(TallyApp.self),
    configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  private let user = UserID()
  private let peer = RecordingPeer()
  private let session: Session
  private let other: Session

  init() throws {
    other = try store.enter(user: UserID(), peer: RecordingPeer()).session
    session = try store.enter(Self.join(), user: user, peer: peer).session
  }

  private static func join(resume: String? = nil) -> ClientMessage.Join {
    .init(digest: nil, resume: resume, seen: 0, scene: .init(url: "http://localhost/"))
  }

  private func add() throws {
    let button = try #require(session.root?.family.first { $0.content.role == .button })
    let event = UserEvent(button.id, .tap)
    #expect(session.receive(ClientEvent(sequence: 1, event: event, revision: nil)) == nil)
  }

  @Test("A turn spells the address with the session's own store")
  func turn() throws {
    try other.context { try add() }
    #expect(peer.messages.last?.contains(#""/0of2/1of2""#) == true)
    #expect(session.address == "/0of2/1of2")
  }

  @Test("A launch spells the address with the session's own store")
  func launch() throws {
    try add()
    let late = try session.context { try store.enter(Self.join(), user: UserID(), peer: .init()) }
    #expect(late.messages.joined().contains(#""/0of1""#))
  }

  @Test("A page that loads again has the address of its own session")
  func resume() throws {
    try add()
    let entry = try other.context {
      try store.enter(Self.join(resume: session.token.text), user: user, peer: RecordingPeer())
    }
    #expect(entry.session === session)
    #expect(entry.messages.joined().contains(#""/0of2/1of2""#))
  }

  @Test("A page with gaps gets the address of its own session")
  func remount() throws {
    try add()
    peer.messages = []
    other.context { session.remount() }
    #expect(peer.messages.last?.contains(#""/0of2/1of2""#) == true)
  }
}
