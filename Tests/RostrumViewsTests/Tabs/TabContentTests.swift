import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Tabs as values", .viewsEnd)
struct TabContentTests {
  struct Pair: TabContent {
    typealias TabValue = Int

    var body: some TabContent<Int> {
      Tab("One", systemImage: "1.circle", value: 1) { Text("one") }
      Tab("Two", systemImage: "2.circle", value: 2) { Text("two") }
    }
  }

  struct Screens: View {
    @State private var selection = 1
    @State private var hasFour = false
    @State private var messages = 0

    var body: some View {
      TabView(selection: $selection) {
        Pair()
        Tab("Three", systemImage: "star", value: 3) {
          Button("add") { hasFour = true }
          Button("write") { messages += 1 }
        }
        .badge(messages)
        if hasFour {
          Tab("Four", systemImage: "star", value: 4) { Text("four") }.disabled(true)
        }
        ForEach(5..<7, id: \.self) { number in
          Tab("Tab \(number)", systemImage: "star", value: number) { Text("\(number)") }
        }
        Tab(value: 9, role: .search) { Text("find") }
      }
    }
  }

  @Test("Tabs are selected by their values")
  func values() async {
    let host = TestHost { Screens() }
    #expect(
      host.role(.tabView)().options == ["One", "Two", "Three", "Tab 5", "Tab 6", "Search"])
    #expect(host.text("one").exists)
    await host.tab("Tab 6").tap()
    #expect(host.text("6").exists)
    #expect(!host.text("one").exists)
  }

  @Test("A tab holds all views of its closure, and its badge follows the state")
  func content() async {
    let host = TestHost { Screens() }
    await host.tab("Three").tap()
    await host.button("write").tap()
    await host.button("write").tap()
    let tab = host.graph.root.all.first { $0.state.label == "Three" }
    #expect(host.tab("Three").badge == "2" && host.tab("One").badge == nil)
    #expect(tab?.children.map(\.role) == [.button, .button])
  }

  @Test("A disabled tab exists and can't be selected")
  func disabled() async {
    let host = TestHost { Screens() }
    await host.tab("Three").tap()
    await host.button("add").tap()
    #expect(!host.tab("Four").isEnabled)
    await withKnownIssue {
      await host.tab("Four").tap()
    } matching: {
      $0.description.contains("it is disabled")
    }
    #expect(host.tab("Three").isSelected)
  }

  @Test("A hidden tab isn't visible, but the app can select it")
  func hidden() async {
    let box = Box(1)
    let host = TestHost {
      TabView(selection: box.binding) {
        Tab("A", systemImage: "star", value: 1) { Text("a") }.hidden()
        Tab("B", systemImage: "star", value: 2) { Text("b") }
      }
    }
    #expect(host.role(.tabView)().options == ["B"])
    await host.tab("B").tap()
    #expect(box.value == 2)
  }

  @Test("The search role gives a tab a name, a symbol and a position")
  func search() {
    let stage = Stage { Screens() }
    let tab = stage.graph.root.all.last { $0.role == .tab }
    #expect(tab?.state.label == "Search")
    #expect(tab?.content.symbol == "magnifyingglass")
    #expect(tab?.content == .tab(symbol: "magnifyingglass", group: nil, isSearch: true))
  }

  @Test("Tabs without values store their own selection")
  func withoutValues() async {
    let host = TestHost {
      TabView {
        Tab("A", systemImage: "star") { Text("a") }
        Tab {
          Text("b")
        } label: {
          Label("B", systemImage: "star")
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
    #expect(host.text("a").exists)
    await host.tab("B").tap()
    #expect(host.text("b").exists)
  }

  @Test("An optional selection matches the tag of its value")
  func optionalSelection() async {
    let box = Box<Int?>(2)
    let host = TestHost {
      TabView(selection: box.binding) {
        Tab("A", systemImage: "star", value: 1) { Text("a") }
        Tab("B", systemImage: "star", value: 2) { Text("b") }
      }
    }
    #expect(host.tab("B").isSelected)
    await host.tab("A").tap()
    #expect(box.value == 1)
  }
}
