import Foundation
import Logging
import Rostrum
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumWeb
import Testing

/// A page is rendered by a launch of the app that is only looked at.
@Suite(.timeLimit(.minutes(10))) @MainActor struct PageViewTests {
  private let user = UserID()

  private func store(_ launch: AppLaunch, users: URL = URL(filePath: "/nowhere")) -> SessionStore {
    SessionStore(
      launch: launch, configuration: .init(usersDirectory: users),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  @Test("A page view starts neither tasks of views nor effects of stores; a session does")
  func effects() async throws {
    let store = store(AppLaunch(BusyApp.self))
    let page = store.page(for: user, assets: Assets(script: [], theme: []))
    #expect(page?.contains("appeared 1") == true)
    for _ in 0..<100 { await Task.yield() }
    #expect(BusyApp.started.value == [])

    let join = ClientMessage.Join(digest: nil, resume: nil, seen: 0)
    let peer = RecordingPeer()
    let session = try store.join(join, user: user, peer: peer).session
    store.launch(session, join, for: peer)
    while !Task.isCancelled, BusyApp.started.value.count < 3 { await Task.yield() }
    #expect(BusyApp.started.value == ["effect", "forgotten", "task"])
    store.end(session)
    withExtendedLifetime(peer) {}
  }

  @Test("An app that handles no URLs has one page, and is launched once to determine that")
  func unrouted() {
    let launches = LockIsolated(0)
    let store = store(
      AppLaunch(name: "Counted") { _, _ in
        launches.withValue { $0 += 1 }
        return ViewGraph { Text(verbatim: "Hello") }
      })
    let assets = Assets(script: [], theme: [])
    for _ in 0..<3 { #expect(store.page(at: "/wp-login.php", for: user, assets: assets) == nil) }
    #expect(launches.value == 1)
    #expect(store.page(for: user, assets: assets) != nil)
    #expect(launches.value == 2)
  }

  @Test("An app that handles URLs has a page at every path")
  func routed() {
    let store = store(
      AppLaunch(name: "Routed") { _, _ in ViewGraph { Text(verbatim: "Hello").onOpenURL { _ in } } }
    )
    for path in ["/", "/standups/1"] {
      let page = store.page(at: path, for: user, assets: Assets(script: [], theme: []))
      #expect(page?.contains("Hello") == true)
    }
  }

  @Test(
    "A link to the host of the page leads into the app, in the first page and in the session",
    arguments: ["https://app.example/shelf", "/shelf"])
  func ownHost(address: String) throws {
    let store = store(
      AppLaunch(name: "Linked") { _, _ in
        ViewGraph {
          if let own = URL(string: address) { Link("Shelf", destination: own) }
          Text(.init("[Inside](\(address)) and [outside](https://other.example/shelf)"))
        }
      })
    let site = URL(string: "https://app.example:443")
    let page = try #require(
      store.page(on: site, for: user, assets: Assets(script: [], theme: [])))
    let links = Markup(page).tags.filter { tag in
      tag.name == "a" && tag.attributes.contains { $0[0] == "href" && $0[1].hasSuffix("shelf") }
    }
    let areSent = links.map { link in
      link.attributes.contains { $0[0] == "data-on" && $0[1].contains("tap") }
    }
    #expect(areSent == [true, true, false])
    let join = ClientMessage.Join(
      digest: nil, resume: nil, seen: 0, scene: .init(url: "https://app.example/"))
    let joined = try store.enter(join, kept: [:], user: user, peer: RecordingPeer())
    let targets = joined.session.root?.family.compactMap { element in
      if case .link(let target?) = element.content { return target.isOpenedByApp }
      if case .text(_, let target?) = element.content { return target.isOpenedByApp }
      return nil
    }
    #expect(targets == [true, true, false])
  }

  @Test("An app that handles URLs only for some users has other pages only for them")
  func routedForSome() throws {
    let users = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: users) }
    let store = store(
      AppLaunch(name: "Some") { _, _ in
        @Dependency(\.userDirectory) var folder
        return ViewGraph {
          if FileManager.default.fileExists(atPath: folder.path) {
            Text(verbatim: "Hello").onOpenURL { _ in }
          }
        }
      }, users: users)
    let assets = Assets(script: [], theme: [])
    let known = UserID()
    try FileManager.default.createDirectory(
      at: store.folders.folder(of: known), withIntermediateDirectories: true)
    for _ in 0..<2 {
      #expect(store.page(at: "/standups/1", for: user, assets: assets) == nil)
      #expect(store.page(at: "/standups/1", for: known, assets: assets) != nil)
    }
  }
}

/// Starts all that an app can start when it appears, and notes what has begun.
private struct BusyApp: App {
  nonisolated static let started = LockIsolated<Set<String>>([])

  let store = Store(initialState: 0) {
    Reduce<Int, Void> { state, _ in
      state += 1
      return .run { _ in
        BusyApp.note("effect")
        @Dependency(\.fireAndForget) var fireAndForget
        await fireAndForget { BusyApp.note("forgotten") }
      }
    }
  }

  nonisolated static func note(_ name: String) { started.withValue { _ = $0.insert(name) } }

  var body: some Scene {
    WindowGroup { Screen(store: store) }
  }

  struct Screen: View {
    let store: Store<Int, Void>
    @State private var appearances = 0

    var body: some View {
      Text(verbatim: "appeared \(appearances)")
        .onAppear {
          appearances += 1
          store.send(())
        }
        .task { BusyApp.note("task") }
    }
  }
}
