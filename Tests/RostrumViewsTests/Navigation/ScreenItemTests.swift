import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Titles and items of bars", .viewsEnd)
struct ScreenItemTests {
  @Test("A subtitle is below the bar, which has the title alone")
  func subtitle() {
    let host = TestHost {
      NavigationStack {
        Text("content").navigationTitle("Notes").navigationSubtitle("3 notes")
      }
    }
    #expect(host.title == "Notes")
    let screen = host.graph.root.all.first { $0.role == .screen }
    #expect(screen?.children.map(\.role) == [.navigationBar, .toolbarItem, .text])
    #expect(screen?.children[1].content == .toolbarItem(.subtitle))
    #expect(host.text("3 notes").exists)
  }

  struct Note: View {
    @State private var title = "Milk"
    var body: some View {
      NavigationStack { Text("content of \(title)").navigationTitle($title) }
    }
  }

  @Test("The user renames a screen in the menu of its title")
  func rename() async {
    let host = TestHost { Note() }
    #expect(host.title == "Milk")
    await host.button("Rename").tap()
    await host.textField("Milk").type("Tea")
    await host.alert("Rename").button("Cancel").tap()
    #expect(host.title == "Milk")
    await host.button("Rename").tap()
    #expect(host.textField("Milk").value == "Milk", "what was typed before is gone")
    await host.textField("Milk").type("Tea")
    await host.alert("Rename").button("Done").tap()
    #expect(host.title == "Tea")
    #expect(host.text("content of Tea").exists)
  }

  @Test("A removed title is no longer in the bar, but still names the window")
  func removedTitle() {
    let host = TestHost {
      NavigationStack {
        Text("content").navigationTitle("Notes").toolbar(removing: .title)
      }
    }
    let all = host.graph.root.all
    #expect(all.first { $0.role == .navigationBar }?.content.title == nil)
    #expect(all.first { $0.role == .screen }?.content.title == "Notes")
  }

  struct Columns: View {
    @State private var isRemoved = true
    var body: some View {
      NavigationSplitView {
        Button("toggle") { isRemoved.toggle() }
          .toolbar(removing: isRemoved ? .sidebarToggle : nil)
      } detail: {
        Text("detail")
      }
    }
  }

  @Test("A column removes the button that shows and hides the sidebar")
  func removedToggle() async {
    let host = TestHost { Columns() }
    func splitView() -> ElementContent? {
      _ = host.presentations
      return host.graph.root.all.first { $0.role == .splitView }?.content
    }
    #expect(splitView() == .splitView(.automatic, .automatic, hasToggle: false))
    await host.button("toggle").tap()
    #expect(splitView() == .splitView(.automatic, .automatic))
    await host.role(.splitView)().tap()
    #expect(splitView() == .splitView(.detailOnly, .automatic))
    await host.role(.splitView)().tap()
    await host.button("toggle").tap()
    #expect(splitView() == .splitView(.all, .automatic, hasToggle: false))
  }

  @Test("A flexible space takes the width of the bottom bar, a fixed one doesn't")
  func spacers() {
    func bar(_ sizing: SpacerSizing) -> [ElementRole] {
      let host = TestHost {
        NavigationStack {
          Text("content").toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
            ToolbarSpacer(sizing, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Button("Reply") {} }
          }
        }
      }
      let group = host.graph.root.all.first { $0.content == .group(.bottomBar) }
      return group?.children.flatMap { $0.children.map(\.role) } ?? []
    }
    #expect(bar(.flexible) == [.button, .spacer, .button])
    #expect(bar(.fixed).count == 3)
    #expect(!bar(.fixed).contains(.spacer))
  }

  @Test(
    "Items of an overflow menu, and items that are hidden by default, are in the menu of actions")
  func overflow() async {
    let log = Log()
    let host = TestHost {
      NavigationStack {
        Text("content")
          .toolbar(id: "editor") {
            ToolbarItem(id: "bold") { Button("Bold") { log("bold") } }
              .customizationBehavior(.disabled)
            ToolbarItem(id: "print", showsByDefault: false) { Button("Print") { log("print") } }
            ToolbarItem(id: "zoom") { Button("Zoom") { log("zoom") } }
              .defaultCustomization(.hidden, options: .alwaysAvailable)
          }
          .toolbar {
            ToolbarOverflowMenu { Button("Delete") { log("delete") } }
            ToolbarItem { Button("Secret") {} }.hidden()
          }
          .toolbarOverflowMenu { Button("Export") { log("export") } }
      }
    }
    for name in ["Bold", "Print", "Zoom", "Delete", "Export"] {
      await host.button(name).tap()
    }
    #expect(log.take() == ["bold", "print", "zoom", "delete", "export"])
    #expect(!host.button("Secret").exists)
    let menu = host.graph.root.all.first { $0.role == .menu }
    #expect(menu?.children.count == 5)
  }

  @Test("Styles by name are those with a leading dot")
  func styles() {
    let named = TestHost {
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }
      .navigationSplitViewStyle(ProminentDetailNavigationSplitViewStyle())
    }
    let dotted = TestHost {
      NavigationSplitView {
        Text("a")
      } detail: {
        Text("b")
      }
      .navigationSplitViewStyle(.prominentDetail)
    }
    let contents = [named, dotted].map { host in
      host.graph.root.all.first { $0.role == .splitView }?.content
    }
    #expect(contents[0] == .splitView(.automatic, .prominentDetail))
    #expect(contents[0] == contents[1])
    let stack = TestHost {
      NavigationView { Text("root").navigationTitle("Root") }
        .navigationViewStyle(StackNavigationViewStyle())
    }
    #expect(stack.title == "Root")
  }

  @Test("A screen can grow from an item of a bar")
  func transitionSource() {
    struct Bar: View {
      @Namespace private var names

      var body: some View {
        NavigationStack {
          Text("content").toolbar {
            ToolbarItem { Button("New") {} }.matchedTransitionSource(id: 1, in: names)
          }
        }
      }
    }
    let host = TestHost { Bar() }
    let sources = host.graph.root.all.filter { element in
      element.state.styles.contains { style in
        if case .matched(let match) = style { match.kind == .source } else { false }
      }
    }
    #expect(sources.count == 1)
    #expect(sources.first?.all.contains { $0.words == "New" } == true)
  }
}
