import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Groups of tabs, and pages", .viewsEnd) struct TabSectionTests {
  @Test("Tabs of a group know its name, and are selected like others")
  func group() async {
    let box = Box(1)
    let host = TestHost {
      TabView(selection: box.binding) {
        Tab("One", systemImage: "star", value: 1) { Text("one") }
        TabSection("More") {
          Tab("Two", systemImage: "star", value: 2) { Text("two") }
          Tab("Three", systemImage: "star", value: 3) { Text("three") }
        }
      }
    }
    let tabs = host.graph.root.descendants.filter { $0.role == .tab }
    #expect(tabs.map { $0.group } == [nil, "More", "More"])
    await host.tab("Three").tap()
    #expect(box.value == 3)
  }

  @Test("Pages are tabs that may have no name")
  func pages() throws {
    let view = Rendering {
      TabView {
        Text("a")
        Text("b")
      }
      .tabViewStyle(.page)
    }
    let tabs = try view.only(.tabView)
    #expect(tabs.content == .tabView(selection: tabs.children[0].id, .page))
    try view.perform(.select(tabs.children[1].id), on: .tabView)
    #expect(try view.only(.tabView).content.selection == tabs.children[1].id)
  }

  @Test("Pages can be without dots")
  func bare() throws {
    let view = Rendering {
      TabView { Text("a") }.tabViewStyle(.page(indexDisplayMode: .never))
    }
    #expect(try view.only(.tabView).variant == "pageBare")
  }
}
