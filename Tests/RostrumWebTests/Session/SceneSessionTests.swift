import Foundation
import Logging
import RostrumDependencies
import RostrumHTML
import RostrumScenes
import RostrumWeb
import Testing

/// What a session makes of what its browser says of itself.
@Suite @MainActor struct SceneSessionTests {
  private let user = UserID()
  private let peer = RecordingPeer()

  private struct Screen: View {
    @SceneStorage("draft") private var draft = "empty"
    @Environment(\.scenePhase) private var phase
    @Environment(\.colorScheme) private var scheme
    @Environment(\.horizontalSizeClass) private var size
    @Environment(\.openURL) private var openURL
    @Dependency(\.openURL) private var openLater
    @State private var address = "none"

    var body: some View {
      Button("Write") { draft = "words" }
      Button("Open") { openURL(URL(string: "https://example.com")!) }
      Button("Later") { Task { await openLater(URL(string: "https://example.org")!) } }
      Text(verbatim: "draft \(draft)")
      Text(verbatim: "phase \(phase)")
      Text(verbatim: "scheme \(scheme) \(size == .compact ? "narrow" : "wide")")
      Text(verbatim: "address \(address)").onOpenURL { address = $0.path() }
    }
  }

  private struct ScreenApp: App {
    var body: some Scene { WindowGroup { Screen() } }
  }

  private func store(_ launch: AppLaunch = AppLaunch(ScreenApp.self)) -> SessionStore {
    SessionStore(
      launch: launch,
      configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
  }

  private func join(
    _ store: SessionStore, _ scene: ClientMessage.Scene = .init(), resume: String? = nil,
    kept: [String: String] = [:]
  ) throws -> (session: Session, text: String) {
    let join = ClientMessage.Join(digest: nil, resume: resume, seen: 0, scene: scene)
    let joined = try store.enter(join, kept: kept, user: user, peer: peer)
    return (joined.session, joined.messages.joined())
  }

  private func words(_ session: Session) -> [String] {
    (session.root?.children ?? []).compactMap { $0.content.text }
  }

  private func tap(_ name: String, in session: Session, number: UInt64 = 1) {
    let button = session.root?.children.first { element in
      element.role == .button && element.snapshot.spokenText == name
    }
    guard let id = button?.id else {
      Issue.record("no button \(name)")
      return
    }
    let refusal = session.receive(
      ClientEvent(sequence: number, event: UserEvent(id, .tap), revision: nil))
    #expect(refusal == nil)
    session.takeTurn()
  }

  @Test func valuesThatTheTabHasKeptAreThereFromTheStart() throws {
    let (session, text) = try join(store(), kept: ["draft": "kept"])
    #expect(words(session).contains("draft kept"))
    #expect(text.contains("draft kept"))
  }

  @Test func theTabKeepsWhatTheSceneStores() throws {
    let (session, _) = try join(store())
    tap("Write", in: session)
    #expect(peer.messages.last?.contains(#"["k","draft","words"]"#) == true)
  }

  @Test("A value that the tab can't store is logged, and the app keeps running with it")
  func valuesThatAreTooLarge() throws {
    let log = LogRecorder()
    let store = SessionStore(
      launch: AppLaunch(ScreenApp.self),
      configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: log.logger)
    let (session, _) = try join(store)
    session.kept = KeptValues(maximumBytes: 8)
    tap("Write", in: session)
    #expect(words(session).contains("draft words"))
    #expect(peer.messages.last?.contains(#"["k","#) == false)
    #expect(
      log.lines.contains(
        "warning A value of @SceneStorage is not kept: all values of the scene would take 10 bytes, "
          + "and a tab keeps at most 8. The tab has the value before. bytes=5 name=draft"))
  }

  @Test("A page that is recreated keeps the values of the tab")
  func valuesAfterAMount() throws {
    let (session, _) = try join(store())
    tap("Write", in: session)
    session.remount()
    #expect(peer.messages.last?.contains(#"["k","draft","words"]"#) == true)
  }

  @Test func aSessionThatComesBackHasItsValues() throws {
    let store = store()
    let (session, _) = try join(store)
    tap("Write", in: session)
    store.detach(session, from: peer)
    let (again, _) = try join(store, resume: session.token.text)
    #expect(again === session)
    #expect(words(again).contains("draft words"))
  }

  @Test func theBrowsersColoursAndWidthReachTheViews() throws {
    let (session, _) = try join(store(), .init(isDark: true, isCompact: true))
    session.takeTurn()
    #expect(words(session).contains("scheme dark narrow"))
    #expect(peer.messages.last?.contains("scheme dark narrow") == true)
  }

  private struct ResizableApp: App {
    var body: some Scene {
      WindowGroup { GeometryReader { _ in SizeClass() } }
    }
  }

  private struct SizeClass: View {
    @Environment(\.horizontalSizeClass) private var size

    var body: some View { Text(verbatim: size == .compact ? "narrow" : "wide") }
  }

  @Test("A window that is resized has the size class of its new width, and is stored with it")
  func resized() throws {
    let store = store(AppLaunch(ResizableApp.self))
    let (session, _) = try join(store, .init(isDark: true))
    var changes = 0
    session.didChange = { changes += 1 }
    let widths: [(width: Double, word: String)] = [
      (600, "wide"), (599.5, "narrow"), (320, "narrow"), (1280, "wide"),
    ]
    for (number, expected) in zip(1..., widths) {
      let root = try #require(session.root)
      let report = GeometryReport(
        [:], window: CGSize(width: expected.width, height: 800), isFromUser: true)
      let event = UserEvent(root.id, .measure(report))
      #expect(
        session.receive(ClientEvent(sequence: UInt64(number), event: event, revision: nil)) == nil)
      session.takeTurn()
      #expect(root.family.contains { $0.content.text == expected.word })
    }
    #expect(changes == 2)
    #expect(session.scene.isDark && !session.scene.isCompact)
  }

  private struct StripApp: App {
    var body: some Scene {
      WindowGroup { Strip() }
    }
  }

  private struct Strip: View {
    @State private var words = "unknown"

    var body: some View {
      Text(verbatim: words)
      ScrollView(.horizontal) { Text("a") }
        .scrollClipDisabled()
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          words = "\($1.containerSize) \($1.contentSize) \($1.contentOffset)"
        }
    }
  }

  @Test("An app doesn't see the margin by which a browser enlarges a scroll view that doesn't clip")
  func unclipped() throws {
    let (session, _) = try join(store(AppLaunch(StripApp.self)))
    let root = try #require(session.root)
    let strip = try #require(root.family.first { $0.role == .scroll })
    let geometry = ElementGeometry(
      size: CGSize(width: 364, height: 114), position: CGPoint(x: -32, y: 40),
      scrolling: ScrollExtent(
        offset: CGPoint(x: 7, y: 0), contentSize: CGSize(width: 864, height: 114)))
    #expect(geometry.withoutUnclippedMargin.position == CGPoint(x: 0, y: 72))
    let report = GeometryReport([strip.id: geometry], window: CGSize(width: 390, height: 800))
    let event = UserEvent(root.id, .measure(report))
    #expect(session.receive(ClientEvent(sequence: 1, event: event, revision: nil)) == nil)
    session.takeTurn()
    let sizes = (CGSize(width: 300, height: 50), CGSize(width: 800, height: 50))
    #expect(words(session).contains("\(sizes.0) \(sizes.1) \(CGPoint(x: 7, y: 0))"))
  }

  @Test func theAddressOfThePageIsTheURLWithWhichTheAppIsOpened() throws {
    let (session, _) = try join(store(), .init(url: "https://example.com/standups/3"))
    session.takeTurn()
    #expect(words(session).contains("address /standups/3"))
  }

  @Test func theRootOfTheSiteIsNoAddressOfItsOwn() throws {
    let (session, _) = try join(store(), .init(url: "https://example.com/"))
    session.takeTurn()
    #expect(words(session).contains("address none"))
  }

  @Test func aURLIsOpenedByTheBrowser() throws {
    let (session, _) = try join(store())
    tap("Open", in: session)
    #expect(peer.messages.last?.contains(#"["o","https://example.com"]"#) == true)
  }

  @Test func theDependencyOpensURLsInTheSameBrowser() async throws {
    let (session, _) = try join(store())
    tap("Later", in: session)
    while !Task.isCancelled, peer.messages.last?.contains(#"["o","https://example.org"]"#) != true {
      await Task.yield()
    }
    #expect(peer.messages.last?.contains(#"["o","https://example.org"]"#) == true)
  }

  @Test func aTabInTheBackgroundIsABackgroundScene() throws {
    let (session, _) = try join(store())
    session.setShown(false)
    session.takeTurn()
    #expect(words(session).contains("phase background"))
    session.setShown(true)
    session.takeTurn()
    #expect(words(session).contains("phase active"))
  }

  @Test func aSceneWithoutABrowserIsInTheBackground() throws {
    let store = store()
    let (session, _) = try join(store)
    store.detach(session, from: peer)
    session.takeTurn()
    #expect(words(session).contains("phase background"))
    _ = try join(store, resume: session.token.text)
    session.takeTurn()
    #expect(words(session).contains("phase active"))
  }
}
