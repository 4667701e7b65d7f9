import Foundation
import Logging
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import RostrumWeb
import Testing

/// A frozen page confirms nothing, while its socket stays open and its app continues to run.
@Suite @MainActor struct FrozenPageTests {
  private let app = HandmadeApp(
    .make(
      1, .scene, [],
      [.make(2, .text("0")), .make(3, .textField("", []))]))
  private let peer = RecordingPeer()

  private func join() throws -> Session {
    let app = app
    let store = SessionStore(
      launch: AppLaunch(name: "Clock") { _, _ in app },
      configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    return try store.enter(user: UserID(), peer: peer).session
  }

  /// Changes the app far more often than there is room for frames.
  private func run(_ session: Session, each action: (Int) -> Void = { _ in }) {
    for tick in 1...5000 {
      app.set(2, .text("\(tick)"))
      action(tick)
      session.takeTurn()
    }
  }

  @Test("Changes that the page can't apply aren't kept for it")
  func changes() throws {
    let session = try join()
    run(session)
    #expect(session.outbox.hasGap)
    #expect(session.mutations.isEmpty)
    #expect(peer.messages.count < 1100, "Nothing is sent that would be lost.")
    #expect(session.acknowledge(session.outbox.sequence))
    let mount = try #require(peer.messages.last)
    #expect(mount.contains(#"[["m",[1,0,"main""#))
    #expect(mount.contains(#""5000""#))
  }

  @Test(
    "Values that the user has set aren't kept, because a mount shows the app's values")
  func values() throws {
    let session = try join()
    run(session) { tick in
      let event = UserEvent(3, .setText("\(tick)"))
      _ = session.receive(
        ClientEvent(sequence: UInt64(tick), event: event, revision: UInt64(tick)))
    }
    #expect(session.outbox.hasGap)
    #expect(session.touches.isEmpty)
    #expect(session.mutations.isEmpty)
  }

  @Test("The last announcements are kept, and sent with the whole tree")
  func announcements() throws {
    let session = try join()
    run(session) { app.announce("Tick \($0)") }
    #expect(session.mutations.count == 16)
    #expect(session.acknowledge(session.outbox.sequence))
    #expect(session.mutations.isEmpty)
    let mount = try #require(peer.messages.last)
    #expect(mount.contains(#"["s","Tick 5000"]"#))
    #expect(!mount.contains(#"["s","Tick 4000"]"#))
  }
}
