import Foundation
import Logging
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import RostrumWeb
import Testing

/// What becomes of joins when there are many, and of those that nobody waits for.
@Suite(.timeLimit(.minutes(10))) @MainActor struct JoinTests {
  @MainActor private final class Events { var all: [String] = [] }

  private let events = Events()
  private let user = UserID()
  private let store: SessionStore

  init() {
    let events = events
    store = SessionStore(
      launch: AppLaunch(name: "Empty") { _, _ in
        events.all.append("launch")
        return HandmadeApp(.make(1, .scene))
      },
      configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  private func join(_ peer: RecordingPeer, resume: String? = nil) throws -> Session {
    let join = ClientMessage.Join(digest: nil, resume: resume, seen: 0)
    let admission = try store.join(join, user: user, peer: peer)
    #expect(admission.messages.count == 1, "the welcome comes at once, and alone")
    if admission.isNew { store.launch(admission.session, join, for: peer) }
    return admission.session
  }

  /// Waits until all launches that were asked for before are over.
  private func settle() async {
    await store.inTurn { _ in }
  }

  @Test("The welcome doesn't wait for the launch, and the first frame follows it")
  func welcome() async throws {
    let peer = RecordingPeer()
    let session = try join(peer)
    #expect(events.all.isEmpty)
    #expect(session.isReserved && peer.lastEvent == nil && peer.messages.isEmpty)
    await settle()
    #expect(events.all == ["launch"])
    #expect(!session.isReserved && peer.lastEvent == 0)
    #expect(peer.messages.first?.hasPrefix(#"[1,0,[["m","#) == true)
  }

  @Test("A join whose socket has closed before its turn isn't run")
  func gone() async throws {
    let peers = (0..<4).map { _ in RecordingPeer() }
    let sessions = try peers.map { try join($0) }
    peers[1].isOpen = false
    store.detach(sessions[2], from: peers[2])
    await settle()
    #expect(events.all == ["launch", "launch"])
    #expect(sessions.map(\.isReserved) == [false, true, true, false])
    #expect(store.count == 4)
  }

  @Test("A browser whose socket dropped before the launch returns to the same session")
  func back() async throws {
    let first = RecordingPeer()
    let second = RecordingPeer()
    let session = try join(first)
    store.detach(session, from: first)
    await settle()
    #expect(try join(second, resume: session.token.text) === session)
    await settle()
    #expect(events.all == ["launch"])
    #expect(store.count == 1)
    #expect(first.messages.isEmpty && second.messages.count == 1)
  }

  @Test("A browser that timed out during the launch gets the frames that it missed")
  func late() async throws {
    let first = RecordingPeer()
    let session = try join(first)
    await settle()
    let join = ClientMessage.Join(digest: nil, resume: session.token.text, seen: 0)
    let admission = try store.join(join, user: user, peer: RecordingPeer())
    #expect(!admission.isNew && admission.session === session)
    #expect(admission.messages.count == 2)
    #expect(first.closed == .replaced)
  }

  @Test("Launches run one at a time, with other work in between")
  func turns() async throws {
    let peers = (0..<3).map { _ in RecordingPeer() }
    let sessions = try peers.map { try join($0) }
    let events = events
    let other = Task { events.all.append("other") }
    await other.value
    await settle()
    #expect(events.all == ["launch", "other", "launch", "launch"])
    #expect(sessions.allSatisfy { !$0.isReserved })
  }

  @Test("An ended session isn't launched")
  func ended() async throws {
    let peer = RecordingPeer()
    let session = try join(peer)
    store.end(session)
    #expect(peer.closed == .goingAway)
    await settle()
    #expect(events.all.isEmpty && store.count == 0)
  }

  @Test("A token isn't spent on a browser that claims to have seen later frames")
  func seenTooMuch() async throws {
    let peer = RecordingPeer()
    let session = try join(peer)
    await settle()
    let token = session.token
    var join = ClientMessage.Join(digest: nil, resume: token.text, seen: 9)
    let other = try store.join(join, user: user, peer: RecordingPeer())
    #expect(other.session !== session)
    #expect(session.token == token)
    join.seen = 1
    let again = try store.join(join, user: user, peer: RecordingPeer())
    #expect(again.session === session)
  }
}
