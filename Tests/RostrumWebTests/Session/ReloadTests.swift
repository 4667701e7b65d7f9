import Foundation
import Logging
import Rostrum
import RostrumHTML
import Testing

// NB: Tests `TabCookie`, which is internal.
@testable import RostrumWeb

/// A tab that loads its page again resumes its session.
@Suite @MainActor struct ReloadTests {
  private let user = UserID()
  private let assets = Assets(script: [], theme: [])
  private let store: SessionStore
  private let peer = RecordingPeer()
  private let session: Session
  private let plus: Element

  init() throws {
    store = SessionStore(
      launch: AppLaunch(CounterApp.self),
      configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    session = try store.enter(Self.join(), user: user, peer: peer).session
    plus = try #require(
      session.root?.family.first { $0.texts == ["Plus"] && $0.content.role == .button })
    for number in 1...2 {
      _ = session.receive(
        ClientEvent(sequence: UInt64(number), event: UserEvent(plus.id, .tap), revision: nil))
    }
  }

  private static func join(
    _ digest: String = "other", resume: String? = nil, at url: String = "http://localhost/"
  ) -> ClientMessage.Join {
    .init(digest: digest, resume: resume, seen: 0, scene: .init(url: url))
  }

  private func page(
    at path: String = "/", query: String? = nil, of user: UserID? = nil
  ) throws -> String {
    try #require(
      store.page(
        at: path, query: query, reloading: session.token.number, for: user ?? self.user,
        assets: assets))
  }

  private func digest(of page: String) throws -> String {
    String(try #require(page.firstMatch(of: #/data-digest="([^"]+)"/#)).1)
  }

  @Test("The page shows what the session shows, and the first frame has nothing to add")
  func samePage() throws {
    store.detach(session, from: peer)
    let page = try page()
    #expect(page.contains(">2<"))
    let tab = RecordingPeer()
    let entry = try store.enter(
      Self.join(digest(of: page), resume: session.token.text), user: user, peer: tab)
    #expect(entry.session === session)
    #expect(entry.messages.count == 2)
    #expect(entry.messages[0].contains(#""seq":2,"new":false"#))
    #expect(entry.messages[1] == #"[1,2,[["h",0]]]"#)
  }

  @Test("A page that shows something else gets the tree of the session")
  func otherPage() throws {
    let tab = RecordingPeer()
    let entry = try store.enter(Self.join(resume: session.token.text), user: user, peer: tab)
    #expect(entry.session === session)
    #expect(entry.messages[1].hasPrefix(#"[1,2,[["m","#))
    #expect(entry.messages[1].contains(#""2""#))
    #expect(peer.closed == .replaced)
  }

  @Test("Events go on after a reload, and each is performed once")
  func events() throws {
    let tab = RecordingPeer()
    _ = try store.enter(Self.join(resume: session.token.text), user: user, peer: tab)
    _ = session.receive(
      ClientEvent(sequence: 3, event: UserEvent(plus.id, .tap), revision: nil))
    #expect(tab.messages.last?.hasPrefix("[2,3,[[") == true)
    #expect(session.lastEvent == 3)
  }

  @Test("Only the session's user, at the session's address, gets a page of the session")
  func strangers() throws {
    #expect(try page(of: UserID()).contains(">0<"))
    #expect(try page(query: "other").contains(">0<"))
    #expect(try page().contains(">2<"))
  }

  @Test("A token that was used, and one of a different session, start a session of its own")
  func tokens() throws {
    let used = session.token.text
    let tab = RecordingPeer()
    _ = try store.enter(Self.join(resume: used), user: user, peer: tab)
    session.tokens.confirm()
    let duplicate = RecordingPeer()
    let entry = try store.enter(Self.join(resume: used), user: user, peer: duplicate)
    #expect(entry.session !== session)
    #expect(store.count == 2)
    #expect(tab.closed == nil)
  }

  @Test("The cookie of a tab is read once, and removed by the page")
  func cookie() async throws {
    #expect(TabCookie.session(in: ["a=b; rostrum-tab=12", "c=d"]) == 12)
    #expect(TabCookie.session(in: ["rostrum-tab=; rostrum-tab=-1; rostrum-tab=x"]) == nil)
    try await withServer { _, port in
      let answer = try await RawConnection.request(
        port: port, headers: ["Cookie: rostrum-tab=1"])
      let removal = "rostrum-tab=; Path=/; Max-Age=0"
      #expect(answer.values("set-cookie").contains { $0.hasPrefix(removal) })
      let other = try await RawConnection.request(port: port)
      #expect(!other.values("set-cookie").contains { $0.contains("rostrum-tab") })
    }
  }
}
