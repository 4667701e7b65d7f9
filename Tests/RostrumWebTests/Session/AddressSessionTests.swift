import Foundation
import Logging
import RostrumHTML
import RostrumScenes
import RostrumWeb
import Testing

/// What a session makes of the URL of its page, and what it tells the page of its own.
@Suite @MainActor struct AddressSessionTests {
  private let user = UserID()
  private let peer = RecordingPeer()

  private enum Page: String { case shelf, mail }

  private struct Screen: View {
    @State private var path: [Page] = []
    @State private var count = 0

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("To the mail", value: Page.mail)
          .navigationTitle("Root")
          .navigationDestination(for: Page.self) { page in
            Button("this is \(page.rawValue), \(count)") { count += 1 }
              .navigationTitle(page.rawValue)
          }
      }
    }
  }

  private struct ScreenApp: App {
    var body: some Scene { WindowGroup("Pages") { Screen() } }
  }

  private func store() -> SessionStore {
    SessionStore(
      launch: AppLaunch(ScreenApp.self),
      configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  private func join(_ store: SessionStore, _ url: String) throws -> (Session, String) {
    let join = ClientMessage.Join(digest: nil, resume: nil, seen: 0, scene: .init(url: url))
    let joined = try store.enter(join, kept: [:], user: user, peer: peer)
    return (joined.session, joined.messages.joined())
  }

  private func page(_ path: String) -> String? {
    store().page(at: path, for: user, assets: Assets(script: [], theme: []))
  }

  @Test("The first page shows the screen of its path, with the title of the screen")
  func firstPage() throws {
    let first = try #require(page("/mail"))
    #expect(first.contains("this is mail"))
    #expect(first.contains("<title>mail</title>"))
    #expect(page("/")?.contains("<title>Root</title>") == true)
  }

  @Test("A path that no container accepts isn't a page", arguments: ["/attic", "/..%2Fmail", "/-"])
  func unknown(path: String) {
    #expect(page(path) == nil)
  }

  private struct ShelvesApp: App {
    struct Shelves: View {
      @State private var shelf: String?
      var body: some View {
        NavigationSplitView {
          List(["novels", "poems"], id: \.self, selection: $shelf) { Text($0) }
        } detail: {
          Text("on the shelf: \(shelf ?? "nothing")")
        }
      }
    }
    var body: some Scene { WindowGroup("Shelves") { Shelves() } }
  }

  @Test("The selection of a value that isn't among the rows of a split view isn't a page")
  func choices() throws {
    let store = SessionStore(
      launch: AppLaunch(ShelvesApp.self),
      configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let page = { store.page(at: $0, for: user, assets: Assets(script: [], theme: [])) }
    #expect(page("/poems")?.contains("on the shelf: poems") == true)
    #expect(page("/attic") == nil)
  }

  @Test("A session launches at the URL of its page, and the page learns that it has addresses")
  func launch() throws {
    let (session, first) = try join(store(), "https://example.com/mail")
    #expect(session.app?.address == "/mail")
    #expect(first.contains(#"["h",1,1,"/mail"]"#))
  }

  @Test("The part of a URL that isn't accepted leaves the address bar")
  func rest() throws {
    let (_, first) = try join(store(), "https://example.com/mail/attic")
    #expect(first.contains(#"["h",1,1,"/mail"]"#))
  }

  @Test("A pushed screen changes the address and the title, and going forward opens it")
  func changes() throws {
    let (session, _) = try join(store(), "https://example.com/")
    let root = try #require(session.root)
    let path = UserEvent(root.id, .open("/shelf"))
    #expect(session.receive(ClientEvent(sequence: 1, event: path)) == nil)
    session.takeTurn()
    #expect(peer.messages.last?.contains(#"["h",1,1,"/shelf","shelf"]"#) == true)
  }

  @Test("A reload resumes the session at the address that the session has set, and at no other")
  func reload() throws {
    let store = store()
    let (session, _) = try join(store, "https://example.com/")
    let root = try #require(session.root)
    #expect(
      session.receive(ClientEvent(sequence: 1, event: UserEvent(root.id, .open("/shelf")))) == nil)
    session.takeTurn()
    let button = try #require(
      root.family.first { $0.texts == ["this is shelf, 0"] && $0.content.role == .button })
    #expect(session.receive(ClientEvent(sequence: 2, event: UserEvent(button.id, .tap))) == nil)
    session.takeTurn()

    let page = { (path: String) in
      store.page(
        at: path, reloading: session.token.number, for: user,
        assets: Assets(script: [], theme: []))
    }
    #expect(page("/mail")?.contains("this is mail, 0") == true)
    #expect(page("/")?.contains("<title>Root</title>") == true)
    let shown = try #require(page("/shelf"))
    #expect(shown.contains("this is shelf, 1"))
    #expect(shown.contains("<title>shelf</title>"))

    let digest = String(try #require(shown.firstMatch(of: #/data-digest="([^"]+)"/#)).1)
    let tab = RecordingPeer()
    let reload = ClientMessage.Join(
      digest: digest, resume: session.token.text, seen: 0,
      scene: .init(url: "https://example.com/shelf"))
    let entry = try store.enter(reload, kept: [:], user: user, peer: tab)
    #expect(entry.session === session)
    #expect(entry.messages.last == #"[1,2,[["h",1,1,"/shelf"]]]"#)
  }

  @Test("A page that is loaded again before it has followed the session gets its address")
  func lateReload() throws {
    let store = store()
    let (session, _) = try join(store, "https://example.com/")
    let root = try #require(session.root)
    #expect(
      session.receive(ClientEvent(sequence: 1, event: UserEvent(root.id, .open("/shelf")))) == nil)
    session.takeTurn()
    let reload = ClientMessage.Join(
      digest: "other", resume: session.token.text, seen: 0,
      scene: .init(url: "https://example.com/"))
    let entry = try store.enter(reload, kept: [:], user: user, peer: RecordingPeer())
    #expect(entry.session === session)
    #expect(entry.messages.last?.contains(#"["h",1,1,"/shelf","shelf"]"#) == true)
    #expect(session.address == "/shelf")
  }

  @Test("A URL that the app handles itself stays in the bar until the address changes")
  func handled() throws {
    let store = SessionStore(
      launch: AppLaunch(name: "Pages") { _, _ in
        ViewGraph { Screen().onOpenURL { _ in } }
      },
      configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let (session, first) = try join(store, "https://example.com/attic?x=1")
    #expect(!first.contains(#""/""#))
    #expect(session.address == "/attic?x=1")
    let reload = ClientMessage.Join(
      digest: "other", resume: session.token.text, seen: 0,
      scene: .init(url: "https://example.com/attic?x=1"))
    let entry = try store.enter(reload, kept: [:], user: user, peer: RecordingPeer())
    #expect(entry.session === session)
    #expect(entry.messages.last?.contains(#"["h",0,0,null,"Root"]"#) == true)
    #expect(session.address == "/attic?x=1")
    let root = try #require(session.root)
    #expect(
      session.receive(ClientEvent(sequence: 1, event: UserEvent(root.id, .open("/mail")))) == nil)
    session.takeTurn()
    #expect(session.address == "/mail")
  }

  @Test("An address of a client is read with limits", arguments: [3000, 40])
  func limits(count: Int) throws {
    let (session, _) = try join(store(), "https://example.com/")
    let root = try #require(session.root)
    let path =
      count > 1000
      ? "/" + String(repeating: "a", count: count)
      : String(repeating: "/mail", count: count)
    _ = session.receive(ClientEvent(sequence: 1, event: UserEvent(root.id, .open(path))))
    #expect(session.app?.address == "/")
  }
}
