import Foundation
import Logging
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumViews
import RostrumWeb
import Testing

@Suite(.timeLimit(.minutes(10))) @MainActor struct SessionLifetimeTests {
  private let clock = HeldClock()
  private let store: SessionStore
  private let user = UserID()
  private let join = ClientMessage.Join(digest: nil, resume: nil, seen: 0)

  init() {
    store = SessionStore(
      launch: AppLaunch(name: "Empty") { _, _ in HandmadeApp(.make(1, .scene)) },
      configuration: .init(usersDirectory: URL(filePath: "/nowhere"), clock: clock),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  @Test func aSessionWhoseBrowserStaysAwayEnds() async throws {
    let peer = RecordingPeer()
    let session = try store.enter(join, user: user, peer: peer).session
    store.detach(session, from: peer)
    #expect(store.count == 1)
    clock.release()
    while !Task.isCancelled, store.count > 0 { await Task.yield() }
    #expect(session.root == nil)
  }

  @Test func aSessionWhoseBrowserComesBackLivesOn() async throws {
    let peer = RecordingPeer()
    let session = try store.enter(join, user: user, peer: peer).session
    store.detach(session, from: peer)
    let back = ClientMessage.Join(
      digest: nil, resume: session.token.text, seen: 1)
    let other = RecordingPeer()
    #expect(try store.enter(back, user: user, peer: other).session === session)
    let late = RecordingPeer()
    let second = try store.enter(join, user: user, peer: late).session
    store.detach(second, from: late)
    clock.release()
    while !Task.isCancelled, store.count > 1 { await Task.yield() }
    #expect(session.root != nil)
  }

  @Test func tearingDownEndsConnectedAndWaitingSessions() throws {
    let peers = (0..<3).map { _ in RecordingPeer() }
    let sessions = try peers.map { try store.enter(join, user: user, peer: $0).session }
    store.detach(sessions[0], from: peers[0])
    store.tearDown()
    #expect(store.count == 0)
    #expect(peers.map(\.closed) == [nil, .goingAway, .goingAway])
    #expect(sessions.filter { $0.root == nil }.count == 3)
  }

  @Test func aPageThatIsOnlyLookedAtIsTakenDown() {
    let pages = Pages()
    let store = SessionStore(
      launch: AppLaunch(name: "Empty") { _, _ in
        let app = HandmadeApp(.make(1, .scene))
        pages.apps.append(app)
        return app
      },
      configuration: .init(usersDirectory: URL(filePath: "/nowhere"), clock: clock),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    _ = store.page(for: user, assets: Assets(script: [], theme: []))
    #expect(pages.apps.count == 1)
    #expect(pages.apps.first?.isTornDown == true)
    #expect(store.count == 0)
  }

  @MainActor private final class Pages { var apps: [HandmadeApp] = [] }
}
