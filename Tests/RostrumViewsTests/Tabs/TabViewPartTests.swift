import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Views of a tab view besides its tabs", .viewsEnd) struct TabViewPartTests {
  struct Lists: View {
    let log: Log
    @State private var count = 1
    @State private var isPlaying = true

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Toggle("playing", isOn: $isPlaying) }
        Tab("Two", systemImage: "heart") { Text("two") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Text("\(count) lists") }
      .tabViewSidebarFooter { Text("end") }
      .tabViewSidebarBottomBar { Button("add") { count += 1 } }
      .tabViewBottomAccessory(isEnabled: isPlaying) {
        Room()
        Button("pause") { log("pause") }
      }
    }
  }

  struct Room: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View { Text(placement == .expanded ? "wide" : "unknown") }
  }

  private func parts(_ host: TestHost) -> [ElementContent] {
    let view = host.graph.root.descendants.first { $0.role == .tabView }
    return view?.children.filter { $0.role != .tab }.map(\.content) ?? []
  }

  @Test("Views of the sidebar are beside the tabs, and can be used")
  func sidebar() async {
    let host = TestHost { Lists(log: Log()) }
    #expect(
      parts(host) == [
        .group(.sidebarHeader), .group(.sidebarFooter), .group(.sidebarBar), .group(.tabAccessory),
      ])
    #expect(host.all(.tab).count == 2)
    #expect(host.text("1 lists").exists)
    await host.button("add").tap()
    #expect(host.text("2 lists").exists)
    await host.tab("Two").tap()
    #expect(host.text("2 lists").exists)
    #expect(host.text("two").exists)
  }

  struct Conditional: View {
    @State private var hasHeader = true

    var body: some View {
      if hasHeader {
        tabs.tabViewSidebarHeader { Text("header") }
      } else {
        tabs
      }
    }

    private var tabs: some View {
      TabView { Tab("One", systemImage: "star") { Button("remove") { hasHeader = false } } }
    }
  }

  @Test("The views go with their modifier")
  func comesAndGoes() async {
    let host = TestHost { Conditional() }
    #expect(parts(host) == [.group(.sidebarHeader)])
    await host.button("remove").tap()
    #expect(parts(host) == [])
  }

  @Test("The accessory is shown whichever tab is selected, and knows its room")
  func accessory() async {
    let log = Log()
    let host = TestHost { Lists(log: log) }
    #expect(host.text("wide").exists)
    await host.tab("Two").tap()
    await host.button("pause").tap()
    #expect(log.take() == ["pause"])
  }

  @Test("A disabled accessory is hidden")
  func disabled() async {
    let host = TestHost { Lists(log: Log()) }
    #expect(host.button("pause").exists)
    await host.toggle("playing").setOn(false)
    #expect(!host.button("pause").exists)
    await host.toggle("playing").setOn(true)
    #expect(host.button("pause").exists)
  }

  @Test("A tab view in a tab has parts of its own only")
  func nested() {
    let host = TestHost {
      TabView {
        Tab("Outer", systemImage: "star") {
          TabView { Tab("Inner", systemImage: "heart") { Text("inner") } }
        }
      }
      .tabViewSidebarHeader { Text("header") }
    }
    let views = host.graph.root.descendants.filter { $0.role == .tabView }
    #expect(views.map { $0.children.count } == [2, 1])
  }
}
