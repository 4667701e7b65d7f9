import Foundation
import Logging
import Rostrum
import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumHTML
import RostrumPresentation
import RostrumScenes
import RostrumShared
import RostrumWeb
import Testing

@Reducer
private struct Guests {
  @ObservableState struct State: Equatable {
    var count = 0
    @Shared(.inMemory("guests")) var names: [String] = []
    var child = Child.State()
  }

  enum Action {
    case add
    case addLater
    case child(Child.Action)
  }

  @Reducer struct Child {
    @ObservableState struct State: Equatable { var taps = 0 }
    enum Action { case tap }
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.taps += 1
        return .none
      }
    }
  }

  var body: some Reducer<State, Action> {
    Scope(\.child, action: \.child) { Child() }
    Reduce { state, action in
      switch action {
      case .add:
        state.count += 1
        @Shared(.inMemory("guests")) var names: [String] = []
        $names.withLock { $0.append("guest \(state.count)") }
        return .none
      case .addLater: return .run { send in await send(.add) }
      case .child: return .none
      }
    }
  }
}

private struct GuestsApp: App {
  static let store = Store(initialState: Guests.State()) { Guests() }
  static let child = store.scope(\.child, action: \.child)

  var body: some Scene {
    WindowGroup { GuestsView(store: Self.store, child: Self.child) }
  }
}

private struct GuestsView: View {
  let store: StoreOf<Guests>
  let child: StoreOf<Guests.Child>

  var body: some View {
    Text(verbatim: "\(store.count) \(store.names.joined(separator: " and "))")
    Text(verbatim: "\(child.taps) taps")
    Button("Add") { store.send(.add) }
    Button("Later") { store.send(.addLater) }
    Button("In a task") { Task { store.send(.add) } }
    Button("Tap") { child.send(.tap) }
  }
}

/// A store in a static property, which every session of a process uses.
@Suite @MainActor struct StaticStoreTests {
  private let store = SessionStore(
    launch: AppLaunch(GuestsApp.self),
    configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  private let peers = [RecordingPeer(), RecordingPeer()]

  private func join(_ peer: RecordingPeer) throws -> Session {
    try store.enter(user: UserID(), peer: peer).session
  }

  private func words(_ session: Session) -> [String] {
    (session.root?.children ?? []).compactMap { $0.content.text }
  }

  private func tap(_ name: String, in session: Session, number: UInt64 = 1) throws {
    let button = try #require(
      session.root?.children.first { $0.children.first?.content.text == name })
    let event = UserEvent(button.id, .tap)
    #expect(session.receive(ClientEvent(sequence: number, event: event, revision: nil)) == nil)
    session.takeTurn()
  }

  @Test("Each session has a separate store, with separate shared values")
  func ownStore() throws {
    let (one, other) = (try join(peers[0]), try join(peers[1]))
    try tap("Add", in: one)
    try tap("Add", in: one, number: 2)
    #expect(words(one) == ["2 guest 1 and guest 2", "0 taps"])
    #expect(words(other) == ["0 ", "0 taps"])
    try tap("Add", in: other)
    #expect(words(other) == ["1 guest 1", "0 taps"])
    #expect(words(one) == ["2 guest 1 and guest 2", "0 taps"])
    let late = try join(RecordingPeer())
    #expect(words(late) == ["0 ", "0 taps"])
    store.tearDown()
  }

  @Test("A scoped store in a static property belongs to each session separately")
  func ownPart() throws {
    let (one, other) = (try join(peers[0]), try join(peers[1]))
    try tap("Tap", in: other)
    #expect(words(other) == ["0 ", "1 taps"])
    #expect(words(one) == ["0 ", "0 taps"])
    store.tearDown()
  }

  @Test("Effects and tasks of a session reach its own store", .timeLimit(.minutes(10)))
  func tasks() async throws {
    let (one, other) = (try join(peers[0]), try join(peers[1]))
    try tap("Later", in: other)
    while words(other) == ["0 ", "0 taps"] {
      await Task.yield()
      other.takeTurn()
    }
    try tap("In a task", in: other, number: 2)
    while words(other) == ["1 guest 1", "0 taps"] {
      await Task.yield()
      other.takeTurn()
    }
    #expect(words(other) == ["2 guest 1 and guest 2", "0 taps"])
    one.takeTurn()
    #expect(words(one) == ["0 ", "0 taps"])
    store.tearDown()
  }
}
