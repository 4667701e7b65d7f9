import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Tab views", .viewsEnd)
struct TabViewTests {
  enum Screen: String, Hashable, CaseIterable, Identifiable {
    case home, search, settings
    var id: Self { self }
  }

  struct Page: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      NavigationStack {
        Button("count \(count)") { count += 1 }
          .navigationTitle(name)
          .onAppear { log("\(name) appears") }
          .onDisappear { log("\(name) disappears") }
      }
    }
  }

  struct Old: View {
    let log: Log
    @State var screen = Screen.home
    @State private var messages = 0

    var body: some View {
      TabView(selection: $screen) {
        Page(name: "Home", log: log)
          .tabItem { Label("Home \(messages)", systemImage: "house") }
          .tag(Screen.home)
        Page(name: "Search", log: log)
          .tabItem {
            Image(systemName: "magnifyingglass")
            Text("Search")
          }
          .badge(messages)
          .tag(Screen.search)
      }
      .onChange(of: screen) { log("\(screen)") }
      Button("write") { messages += 1 }
      Button("go") { screen = .search }
    }
  }

  @Test("Each view with a tab item is a tab with its name and symbol")
  func items() {
    let stage = Stage { Old(log: Log()) }
    let tabs = stage.graph.root.all.filter { $0.role == .tab }
    #expect(tabs.map { $0.state.label } == ["Home 0", "Search"])
    #expect(tabs.map { $0.content.symbol } == ["house", "magnifyingglass"])
    #expect(stage.first(.tabView)?.content.selection == tabs[0].id)
  }

  @Test("The item and the badge are updated with the values that they read")
  func itemsChange() throws {
    let stage = Stage { Old(log: Log()) }
    try stage.tap("write")
    let tabs = stage.graph.root.all.filter { $0.role == .tab }
    #expect(tabs.map { $0.state.label } == ["Home 1", "Search"])
    #expect(tabs.map { $0.state.badge } == [nil, "1"])
  }

  @Test("Selecting a tab writes the selection; the other's views disappear and keep state")
  func chooses() async {
    let log = Log()
    let host = TestHost { Old(log: log) }
    #expect(log.take() == ["Home appears"])
    await host.button("count 0").tap()
    await host.tab("Search").tap()
    #expect(log.take() == ["search", "Home disappears", "Search appears"])
    #expect(host.tab("Search").isSelected)
    #expect(host.button("count 0").exists)
    await host.role(.tabView)().select("Home 0")
    #expect(host.button("count 1").exists)
    #expect(host.title == "Home")
  }

  @Test("A user can't reach into a tab that isn't selected")
  func reach() throws {
    let stage = Stage { Old(log: Log()) }
    let hidden = try #require(stage["count 0"])
    #expect(try stage.refusal(.tap, on: hidden) == .hidden(hidden.id))
    try stage.tap("go")
    try stage.perform(.tap, on: hidden)
    #expect(stage["count 1"] != nil)
  }

  @Test("The app selects a tab by writing the selection")
  func appChooses() async {
    let log = Log()
    let host = TestHost { Old(log: log, screen: .search) }
    #expect(log.take() == ["Search appears"])
    #expect(host.role(.tabView)().value == "Search")
    #expect(host.role(.tabView)().options == ["Home 0", "Search"])
  }

  @Test("A selection that matches no tab shows the first tab, and doesn't change")
  func unknownSelection() async {
    let log = Log()
    let host = TestHost { Old(log: log, screen: .settings) }
    #expect(host.tab("Home 0").isSelected)
    #expect(log.take() == ["Home appears"])
  }

  @Test("Without a selection, the tab view stores its own, also when tabs are inserted before it")
  func ownSelection() async {
    struct Own: View {
      @State private var hasMore = false
      var body: some View {
        TabView {
          if hasMore { Text("more").tabItem { Text("More") } }
          Button("add") { hasMore = true }.tabItem { Text("A") }
          Button("show") { hasMore = true }.tabItem { Text("B") }
        }
      }
    }
    let host = TestHost { Own() }
    #expect(host.tab("A").isSelected)
    await host.tab("B").tap()
    await host.button("show").tap()
    #expect(host.tab("B").isSelected)
    #expect(host.tab("More").exists)
  }

  @Test("When the selected tab is removed, the first one is shown")
  func chosenGoes() async {
    struct Going: View {
      @State private var hasLast = true
      var body: some View {
        TabView {
          Text("a").tabItem { Text("A") }
          if hasLast { Button("go") { hasLast = false }.tabItem { Text("B") } }
        }
      }
    }
    let host = TestHost { Going() }
    await host.tab("B").tap()
    await host.button("go").tap()
    #expect(host.tab("A").isSelected)
    #expect(host.text("a").exists)
  }

  @Test("In a ForEach the id selects the tab if the tag has a different type")
  func implicitTags() async {
    struct Each: View {
      @State var screen = Screen.search
      var body: some View {
        TabView(selection: $screen) {
          ForEach(Screen.allCases) { screen in
            Text(screen.rawValue).tag(screen.rawValue).tabItem { Text(screen.rawValue) }
          }
        }
      }
    }
    let host = TestHost { Each() }
    #expect(host.tab("search").isSelected)
    await host.tab("settings").tap()
    #expect(host.tab("settings").isSelected)
  }

  @Test("Selecting the selected tab notifies the owner again")
  func again() async {
    let log = Log()
    let host = TestHost {
      TabView(selection: Binding(get: { 1 }, set: { log("\($0)") })) {
        Text("a").tabItem { Text("A") }.tag(1)
        Text("b").tabItem { Text("B") }.tag(2)
      }
    }
    await host.tab("A").tap()
    await host.tab("B").tap()
    #expect(log.take() == ["1", "2"])
    #expect(host.tab("A").isSelected)
  }

  @Test("A tab without a name is a finding")
  func nameless() {
    withKnownIssue {
      _ = TestHost {
        TabView {
          Text("a")
          Text("b").tabItem { Text("B") }
        }
      }
    } matching: {
      $0.description.contains("A tab has no accessible name")
    }
  }

  @Test("Everything is removed with the tab view")
  func tearDown() {
    let stage = Stage { Old(log: Log()) }
    stage.graph.tearDown()
    #expect(stage.graph.liveNodeCount == 0)
  }
}
