import Foundation
import Logging
import RostrumScenes
import Testing

// NB: Tests `UserID`, `SessionStore` and `Session`, which are internal.
@testable import RostrumWeb

/// What a session makes of the URL of its page, and what it tells the page of its own.
@Suite @MainActor struct AddressSessionTests {
  private let user = UserID()
  private let peer = RecordingPeer()

  private enum Page: String { case shelf, mail }

  private struct Screen: View {
    @State private var path: [Page] = []

    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("To the mail", value: Page.mail)
          .navigationTitle("Root")
          .navigationDestination(for: Page.self) { page in
            Text(verbatim: "this is \(page.rawValue)").navigationTitle(page.rawValue)
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

  @Test("A session launches at the URL of its page, and says nothing that the page knows")
  func launch() throws {
    let (session, first) = try join(store(), "https://example.com/mail")
    #expect(session.app?.address == "/mail")
    #expect(first.contains(#"["h",1]"#))
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
