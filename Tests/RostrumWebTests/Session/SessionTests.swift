import Foundation
import Logging
import NIOCore
import RostrumDependencies
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import RostrumSessions
import RostrumWeb
import Testing

/// Records what a browser gets.
@MainActor final class RecordingPeer: SessionPeer {
  var messages: [String] = []
  var closed: CloseCode?
  var isOpen = true
  /// The number of the event after which events may come; `nil` before a session has begun.
  var lastEvent: UInt64?

  func begin(after lastEvent: UInt64) { self.lastEvent = lastEvent }
  func send(_ message: ByteBuffer) { messages.append(String(buffer: message)) }
  func close(_ code: CloseCode) { closed = closed ?? code }
}

/// A counter with a field, by hand.
@MainActor
private func counter(_ setNeedsUpdate: @escaping @MainActor () -> Void) -> HandmadeApp {
  let app = HandmadeApp(
    .make(
      1, .scene, [],
      [
        .make(2, .text("0")), .make(3, .button),
        .make(4, .textField("", [])), .make(5, .button, [.fact(.disabled)]),
      ]),
    setNeedsUpdate: setNeedsUpdate)
  app.onEvent = { app, event throws(EventRefusal) in
    switch (event.element, event.action) {
    case (3, .tap):
      let count = Int(app.element(2)?.content.text ?? "") ?? 0
      app.set(2, .text("\(count + 1)"))
    case (4, .setText(let text)): app.set(4, .textField(text.uppercased(), []))
    case (5, _): throw .disabled(5)
    default: throw .unsupported(event.element, .text, event.action)
    }
  }
  return app
}

@Suite @MainActor struct SessionTests {
  private let store = SessionStore(
    launch: AppLaunch(name: "Counter") { counter($1) },
    configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  private let user = UserID()
  private let peer = RecordingPeer()

  /// Joins, and launches the app if the session is new.
  private func join(
    _ join: ClientMessage.Join = .init(digest: nil, resume: nil, seen: 0),
    user: UserID? = nil, peer: RecordingPeer? = nil
  ) throws -> (session: Session, messages: [String]) {
    try store.enter(join, user: user ?? self.user, peer: peer ?? self.peer)
  }

  private func event(_ sequence: UInt64, _ id: ElementID, _ action: UserEvent.Action) -> ClientEvent
  {
    ClientEvent(sequence: sequence, event: UserEvent(id, action), revision: 1)
  }

  private func resumption(_ session: Session, seen: UInt64) -> ClientMessage.Join {
    .init(digest: nil, resume: session.token.text, seen: seen)
  }

  @Test func aNewPageGetsAWelcomeAndTheTree() throws {
    let (session, messages) = try join()
    #expect(messages.count == 2)
    #expect(
      messages[0] == #"["welcome",{"token":"\#(session.token.text)","seq":0,"new":true}]"#)
    #expect(messages[1].hasPrefix(#"[1,0,[["m",[1,0,"main""#))
  }

  @Test func aPageOfTheSameTreeIsAdopted() throws {
    let app = counter {}
    let nodes = NodeWriter(visiting: app.root.snapshot, in: .root, isFirst: true)
    let digest = "\(Digest(of: nodes.json.bytes))"
    let page = store.page(for: user, assets: Assets(script: [], theme: []))
    #expect(page?.contains(digest) == true)
    let (session, messages) = try join(.init(digest: digest, resume: nil, seen: 0))
    #expect(
      messages == [
        #"["welcome",{"token":"\#(session.token.text)","seq":0,"new":true}]"#,
        #"[1,0,[["h",0]]]"#,
      ])
  }

  @Test func anEventIsAnsweredByAFrameThatNamesIt() throws {
    let (session, _) = try join()
    #expect(session.receive(event(1, 3, .tap)) == nil)
    #expect(peer.messages == [#"[2,1,[["t",2,0,"1"]]]"#])
  }

  @Test func eventsOfOneTurnAreAnsweredTogether() throws {
    let (session, _) = try join()
    session.takeTurn {
      for number in 1...3 as ClosedRange<UInt64> { _ = session.receive(event(number, 3, .tap)) }
    }
    session.takeTurn()
    #expect(peer.messages == [#"[2,3,[["t",2,0,"3"]]]"#])
  }

  @Test func refusedEventsAreConfirmedAndChangeNothing() throws {
    let (session, _) = try join()
    session.takeTurn {
      #expect(session.receive(event(1, 5, .tap)) == .disabled(5))
      #expect(session.receive(event(2, 99, .tap)) == .absent(99))
    }
    #expect(peer.messages == ["[2,2,[]]"])
    _ = session.receive(event(3, 3, .tap))
    #expect(peer.messages.last == #"[3,3,[["t",2,0,"1"]]]"#)
  }

  @Test func whatTheAppMakesOfATextComesBackWithItsRevision() throws {
    let (session, _) = try join()
    _ = session.receive(
      ClientEvent(sequence: 1, event: UserEvent(4, .setText("ab")), revision: 2))
    #expect(peer.messages == [#"[2,1,[["p",4,0,"AB",2]]]"#])
    _ = session.receive(
      ClientEvent(sequence: 2, event: UserEvent(4, .setText("AB")), revision: 3))
    #expect(peer.messages.last == "[3,2,[]]")
  }

  @Test func aDroppedBrowserGetsWhatItHasNotSeenAndANewToken() throws {
    let (session, _) = try join()
    _ = session.receive(event(1, 3, .tap))
    store.detach(session, from: peer)
    _ = session.receive(event(2, 3, .tap))
    let old = session.token
    let other = RecordingPeer()
    let (resumed, messages) = try join(resumption(session, seen: 1), peer: other)
    #expect(resumed === session)
    #expect(session.token != old)
    #expect(
      messages == [
        #"["welcome",{"token":"\#(session.token.text)","seq":2,"new":false}]"#,
        #"[2,1,[["t",2,0,"1"]]]"#, #"[3,2,[["t",2,0,"2"]]]"#,
      ])
  }

  @Test func aTokenWorksForItsUserOnlyAndUntilTheNextOneHasArrived() throws {
    let (session, _) = try join()
    let first = resumption(session, seen: 1)
    #expect(try join(first, user: UserID()).session !== session)
    #expect(try join(first).session === session)
    #expect(session.acknowledge(1))
    #expect(try join(first).session !== session)
    let forged = SessionToken(number: session.number, key: TokenKey()).text
    #expect(
      try join(.init(digest: nil, resume: forged, seen: 1)).session !== session)
    #expect(try join(.init(digest: nil, resume: "x", seen: 0)).session !== session)
  }

  @Test func aBrowserThatNeverGotItsWelcomeComesBack() throws {
    let (session, _) = try join()
    let first = resumption(session, seen: 1)
    for _ in 0..<3 { #expect(try join(first).session === session) }
    let last = resumption(session, seen: 1)
    _ = session.receive(event(1, 3, .tap))
    #expect(try join(first).session !== session)
    #expect(try join(last).session === session)
  }

  @Test func aBrowserWhoseOldSocketArrivesLateKeepsItsSession() throws {
    let (session, _) = try join()
    let first = resumption(session, seen: 1)
    _ = try join(first)
    let second = resumption(session, seen: 1)
    _ = try join(first)
    #expect(try join(second).session === session)
    #expect(try join(first).session !== session)
  }

  @Test func aSecondSocketTakesTheSessionOver() throws {
    let (session, _) = try join()
    let other = RecordingPeer()
    _ = try join(resumption(session, seen: 1), peer: other)
    #expect(peer.closed == .replaced)
    store.detach(session, from: peer)
    _ = session.receive(event(1, 3, .tap))
    #expect(other.messages.count == 1)
    #expect(peer.messages.isEmpty)
  }

  @Test func framesThatAreConfirmedAreNotKept() throws {
    let (session, _) = try join()
    _ = session.receive(event(1, 3, .tap))
    #expect(session.acknowledge(2))
    #expect(!session.acknowledge(3))
    let (_, messages) = try join(resumption(session, seen: 2), peer: RecordingPeer())
    #expect(messages.count == 1)
  }

  @Test func aBrowserThatHasSeenMoreThanThereIsBeginsAnew() throws {
    let (session, _) = try join()
    #expect(try join(resumption(session, seen: 9)).session !== session)
  }

  @Test func endingASessionEndsItsApp() throws {
    let (session, _) = try join()
    #expect(store.count == 1)
    store.end(session)
    #expect(store.count == 0)
    #expect(session.root == nil)
    #expect(peer.closed == .goingAway)
    #expect(session.receive(event(1, 3, .tap)) == nil)
    #expect(peer.messages.isEmpty)
  }
}
