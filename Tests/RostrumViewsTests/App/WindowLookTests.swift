import Foundation
import RostrumElements
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Looks and behaviors of windows", .viewsEnd)
struct WindowLookTests {
  struct Titled: View {
    var mode: NavigationBarItem.TitleDisplayMode?
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        if let mode {
          Text("a").navigationTitle("Notes").navigationBarTitleDisplayMode(mode)
        } else {
          Button("show") { isShown = true }.navigationTitle("Notes")
        }
      }
      .sheet(isPresented: $isShown) {
        NavigationStack { Text("b").navigationTitle("Sheet") }
      }
    }
  }

  struct Program<Style: WindowToolbarStyle>: App {
    let style: Style
    var mode: NavigationBarItem.TitleDisplayMode?

    init() { preconditionFailure("The tests make the program.") }
    init(_ style: Style, mode: NavigationBarItem.TitleDisplayMode? = nil) {
      self.style = style
      self.mode = mode
    }

    var body: some Scene {
      WindowGroup("Program") { Titled(mode: mode) }.windowToolbarStyle(style)
    }
  }

  struct Bar: Equatable {
    var title: String?
    var mode: BarTitleMode
    var background: Visibility = .automatic
    var look: BarLook?
  }

  private func bars(_ host: TestHost) -> [Bar] {
    host.graph.root.all.compactMap { element -> Bar? in
      guard case .navigationBar(let title, let mode, let background) = element.content else {
        return nil
      }
      let look = element.state.styles.compactMap { style -> BarLook? in
        if case .barLook(let look) = style { look } else { nil }
      }
      return Bar(title: title, mode: mode, background: background, look: look.first)
    }
  }

  @Test("The toolbar of a window has the title beside or above its items")
  func toolbarStyles() async {
    #expect(bars(TestHost(Program(.automatic))) == [Bar(title: "Notes", mode: .automatic)])
    #expect(bars(TestHost(Program(.unified))) == [Bar(title: "Notes", mode: .inline)])
    #expect(bars(TestHost(Program(.unified(showsTitle: false)))) == [Bar(mode: .inline)])
    let compact = Bar(title: "Notes", mode: .inline, look: .compact)
    #expect(bars(TestHost(Program(.unifiedCompact))) == [compact])
    #expect(
      bars(TestHost(Program(.unifiedCompact(showsTitle: false))))
        == [Bar(mode: .inline, look: .compact)])
    let expanded = TestHost(Program(.expanded))
    #expect(bars(expanded) == [Bar(title: "Notes", mode: .inline, look: .expanded)])
    #expect(
      bars(TestHost(Program(.unified, mode: .large))) == [Bar(title: "Notes", mode: .large)])
    await expanded.button("show").tap()
    #expect(bars(expanded).contains(Bar(title: "Sheet", mode: .automatic)))
  }

  struct Toggled: App {
    @State private var showsTitle = true

    init() {}

    var body: some Scene {
      WindowGroup {
        NavigationStack {
          Button("toggle") { showsTitle.toggle() }.navigationTitle("Notes")
        }
      }
      .windowToolbarStyle(.unified(showsTitle: showsTitle))
    }
  }

  @Test("The toolbar follows the state of the app")
  func changes() async {
    let host = TestHost(Toggled())
    #expect(bars(host) == [Bar(title: "Notes", mode: .inline)])
    await host.button("toggle").tap()
    #expect(bars(host) == [Bar(mode: .inline)])
  }

  struct Styled<Style: WindowStyle>: App {
    let style: Style

    init() { preconditionFailure("The tests make the program.") }
    init(_ style: Style) { self.style = style }

    var body: some Scene { WindowGroup("Program") { Titled() }.windowStyle(style) }
  }

  @Test("A window without a title bar shows neither the title nor a background of the bar")
  func styles() {
    let shown = [Bar(title: "Notes", mode: .automatic)]
    #expect(bars(TestHost(Styled(.automatic))) == shown)
    #expect(bars(TestHost(Styled(.titleBar))) == shown)
    let bare = [Bar(mode: .automatic, background: .hidden)]
    let host = TestHost(Styled(.hiddenTitleBar))
    #expect(bars(host) == bare && bars(TestHost(Styled(.plain))) == bare)
    #expect(host.graph.root.all.contains { $0.role == .screen && $0.content.title == "Notes" })
  }

  struct Launched: App {
    var first = SceneLaunchBehavior.automatic
    var second = SceneLaunchBehavior.automatic

    var body: some Scene {
      Settings { Text("settings") }.defaultLaunchBehavior(.automatic)
      Window("One", id: "one") { Text("first") }.defaultLaunchBehavior(first)
      Window("Two", id: "two") { Text("second") }.defaultLaunchBehavior(second)
    }
  }

  @Test("A scene says whether its window is shown when the app starts")
  func launch() {
    #expect(TestHost(Launched()).text("first").exists)
    let presented = TestHost(Launched(second: .presented))
    #expect(presented.text("second").exists && !presented.text("first").exists)
    #expect(presented.graph.root.content.title == "Two" && presented.address == "/")
    #expect(TestHost(Launched(first: .suppressed)).text("second").exists)
    #expect(TestHost(Launched(first: .suppressed, second: .suppressed)).text("first").exists)
    #expect(TestHost(Launched(first: .presented, second: .presented)).text("first").exists)
  }

  @Test("Other windows have addresses then, and the page of a window shows it")
  func launchElsewhere() {
    let host = TestHost(Launched(second: .presented), address: "/one")
    #expect(host.text("first").exists && !host.text("second").exists)
    #expect(host.address == "/one" && host.graph.root.content.title == "One")
  }

  struct Upload: View {
    @State private var isRunning = true

    var body: some View {
      Button("stop") { isRunning = false }
        .windowDismissBehavior(isRunning ? .disabled : .automatic)
    }
  }

  @Test("The browser asks before it closes a window that the user can't close")
  func dismissal() async {
    let host = TestHost { Upload() }
    #expect(host.graph.root.all.contains { $0.state.interaction(.stay) != nil })
    await host.button("stop").tap()
    #expect(!host.graph.root.all.contains { $0.state.interaction(.stay) != nil })
  }

  struct Placed: App {
    var body: some Scene {
      WindowGroup { Text("a") }
        .windowResizability(.contentSize)
        .defaultPosition(UnitPoint(x: 2, y: 0.5))
        .windowResizability(.contentMinSize)
    }
  }

  struct Unplaced: App {
    var body: some Scene { WindowGroup { Text("a") }.windowResizability(.automatic) }
  }

  @Test("A window has the place, and the size of its content")
  func places() {
    let places = { (host: TestHost) in
      host.graph.root.all.compactMap { element -> WindowPlace? in
        if case .window(let place)? = element.state.interaction(.window) { place } else { nil }
      }
    }
    let expected = WindowPlace(position: .trailing, fit: .content)
    #expect(places(TestHost(Placed())) == [expected])
    #expect(expected.description == "at:1,0.5 fit:content")
    #expect(places(TestHost(Unplaced())) == [])
  }

  struct Reached: App {
    var body: some Scene {
      WindowGroup("Program") { Text("main") }
      Window("Activity", id: "activity") { Text("activity") }
        .keyboardShortcut("0", modifiers: [.command, .option])
      Settings { Text("settings") }.keyboardShortcut(nil)
    }
  }

  @Test("A key combination opens the window of a scene, as a command does")
  func shortcut() async {
    let host = TestHost(Reached(), size: CGSize(width: 1000, height: 700))
    await host.press("0", modifiers: [.command, .option])
    await host.menu("Actions").button("Activity").tap()
    #expect(host.openedURLs.map(\.relativeString) == ["/activity", "/activity"])
  }

  struct Followed: App {
    @State private var count = 0
    let log: Log

    init() { log = Log() }
    init(log: Log) { self.log = log }

    var body: some Scene {
      WindowGroup { Button("count") { count += 1 } }
        .persistentSystemOverlays(.hidden)
        .onChange(of: count, perform: { new in log("to \(new)") })
    }
  }

  @Test("A scene follows changes by their new value")
  func modifiers() async {
    let log = Log()
    let host = TestHost(Followed(log: log))
    await host.button("count").tap()
    #expect(log.take() == ["to 1"])
  }
}
