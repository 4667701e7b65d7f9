import Foundation
import Logging
import Observation
import RostrumHTML
import RostrumScenes
import RostrumShared
import RostrumWeb
import Testing

@Observable @MainActor private final class Lobby {
  var guests = 0
}

@Observable @MainActor private final class Board {
  var notes = 0
}

@Observable @MainActor private final class OwnModel {
  var count = 0
}

private struct LobbyApp: App {
  static let lobby = Lobby()
  static let board = Board().sharedByAllSessions()
  @State private var own = OwnModel()

  var body: some Scene {
    WindowGroup {
      LobbyView()
      BoardView()
      OwnView(model: own)
    }
  }
}

private struct LobbyView: View {
  var body: some View {
    Text(verbatim: "\(LobbyApp.lobby.guests) guests")
    Button("Enter") { LobbyApp.lobby.guests += 1 }
  }
}

private struct BoardView: View {
  var body: some View {
    Text(verbatim: "\(LobbyApp.board.notes) notes")
    Button("Write") { LobbyApp.board.notes += 1 }
  }
}

private struct OwnView: View {
  let model: OwnModel
  var body: some View {
    Text(verbatim: "\(model.count) own")
    Button("Count") { model.count += 1 }
  }
}

private struct NotesApp: App {
  var body: some Scene { WindowGroup { NotesView() } }
}

private struct NotesView: View {
  @Shared(.database("notes")) private var notes = 0
  var body: some View {
    Text(verbatim: "\(notes) notes")
    Button("Write") { $notes.withLock { $0 += 1 } }
  }
}

/// Observable models that several sessions of a process observe.
@Suite(.serialized, .timeLimit(.minutes(10))) @MainActor struct SharedModelTests {
  private let store = SessionStore(
    launch: AppLaunch(LobbyApp.self),
    configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  private let peers = [RecordingPeer(), RecordingPeer()]

  private func join(_ peer: RecordingPeer) throws -> Session {
    try store.enter(user: UserID(), peer: peer).session
  }

  private func words(_ session: Session) -> [String] {
    (session.root?.children ?? []).compactMap { $0.content.text }
  }

  private func tap(_ name: String, in session: Session, number: UInt64) throws {
    let button = try #require(
      session.root?.children.first { $0.children.first?.content.text == name })
    let event = UserEvent(button.id, .tap)
    #expect(session.receive(ClientEvent(sequence: number, event: event, revision: nil)) == nil)
    session.takeTurn()
  }

  @Test(
    "A model in a static property is reported once, with its type, both views and the fixes")
  func shared() throws {
    let (one, other) = (try join(peers[0]), try join(peers[1]))
    try withKnownIssue {
      try tap("Enter", in: one, number: 1)
    } matching: { issue in
      issue.comments.contains { comment in
        [
          #"Two sessions share a model of type "Lobby""#, #""LobbyView" observes it in one"#,
          #"and "LobbyView" in another"#, "Lobby(…).sharedByAllSessions()",
        ].allSatisfy(comment.rawValue.contains)
      }
    }
    try tap("Enter", in: other, number: 1)
    one.takeTurn()
    #expect(words(one) == ["2 guests", "0 notes", "0 own"])
    store.tearDown()
  }

  @Test("A value of the database, which sessions share, isn't reported")
  func database() async throws {
    let keeping = Keeping()
    let node = try await keeping.node(AppLaunch(NotesApp.self))
    let (one, other) = (try await keeping.tab(on: node), try await keeping.tab(on: node))
    for count in 1...2 {
      try one.tap("Write")
      while !one.texts.contains("\(count) notes") || !other.texts.contains("\(count) notes") {
        await Task.yield()
        try #require(!Task.isCancelled)
      }
    }
  }

  @Test("A model meant for all sessions isn't reported, nor is a session's own")
  func meant() throws {
    let (one, other) = (try join(peers[0]), try join(peers[1]))
    try tap("Write", in: one, number: 1)
    try tap("Count", in: one, number: 2)
    other.takeTurn()
    #expect(words(one).suffix(2) == ["1 notes", "1 own"])
    #expect(words(other).suffix(2) == ["1 notes", "0 own"])
    store.tearDown()
  }
}
