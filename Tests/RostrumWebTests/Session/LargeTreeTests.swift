import Foundation
import Logging
import RostrumHTML
import RostrumScenes
import RostrumWeb
import Testing

/// A tree of any size is sent once; what a user does then is one frame of the change alone.
@Suite @MainActor struct LargeTreeTests {
  private let user = UserID()
  private let peer = RecordingPeer()

  private struct Rows: View {
    @State private var count: Int
    @State private var taps = 0

    init(count: Int) {
      self.count = count
    }

    var body: some View {
      Text(verbatim: "\(taps) taps")
      Button("Tap") { taps += 1 }
      Button("Fill") { count = 10_000 }
      ForEach(0..<count, id: \.self) { row in
        HStack {
          Text(verbatim: "Row \(row)")
          Text(verbatim: "with a few words that take some room")
        }
        .padding()
      }
    }
  }

  private struct RowsApp: App {
    @TaskLocal static var rows = 1

    var body: some Scene { WindowGroup { Rows(count: Self.rows) } }
  }

  private func enter(rows: Int) throws -> (session: Session, messages: [String]) {
    try RowsApp.$rows.withValue(rows) { try store().enter(user: user, peer: peer) }
  }

  private func store() -> SessionStore {
    SessionStore(
      launch: AppLaunch(RowsApp.self),
      configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  /// Confirms what the browser has got, until nothing more comes.
  ///
  /// - Returns: The frames.
  private func settle(_ session: Session) throws -> [String] {
    var frames: [String] = []
    while let last = peer.messages.last {
      frames += peer.messages
      peer.messages = []
      try #require(frames.count < 10, "the session sends without end")
      let number = try #require(last.firstMatch(of: /^\[(\d+),/).flatMap { UInt64($0.1) })
      #expect(session.acknowledge(number))
      session.takeTurn()
    }
    return frames
  }

  private func tap(_ title: String, in session: Session) throws -> [String] {
    let button = session.root?.children.first { $0.snapshot.spokenText == title }
    let id = try #require(button?.id)
    let event = ClientEvent(
      sequence: session.lastEvent + 1, event: UserEvent(id, .tap), revision: nil)
    #expect(session.receive(event) == nil)
    session.takeTurn()
    return try settle(session)
  }

  @Test("A tap on a page of any size is answered by one small frame", arguments: [1, 300, 1000])
  func mounted(rows: Int) throws {
    let (session, messages) = try enter(rows: rows)
    #expect(messages.count == 2)
    peer.messages = [messages[1]]
    session.takeTurn()
    #expect(try settle(session).dropFirst().allSatisfy { $0.utf8.count < 100 })
    let frames = try tap("Tap", in: session)
    #expect(frames.count == 1)
    #expect(frames[0].utf8.count < 100)
  }

  @Test("Ten thousand rows that are inserted at once are sent once")
  func inserted() throws {
    let (session, messages) = try enter(rows: 1)
    peer.messages = [messages[1]]
    _ = try settle(session)
    let rows = try tap("Fill", in: session)
    #expect(rows.count == 1)
    #expect(rows[0].utf8.count > 1_000_000)
    let frames = try tap("Tap", in: session)
    #expect(frames.count == 1)
    #expect(frames[0].utf8.count < 100)
  }

  @Test("A tap before a large tree is acknowledged doesn't send the tree again")
  func unconfirmed() throws {
    let (session, messages) = try enter(rows: 2000)
    #expect(messages[1].utf8.count > 256 * 1024)
    peer.messages = []
    let frames = try tap("Tap", in: session)
    #expect(frames.allSatisfy { $0.utf8.count < 200 })
  }
}
