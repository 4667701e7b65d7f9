import RostrumTesting
import Testing

// NB: Tests `place`, which is internal.
@testable import RostrumScenes
@testable import RostrumViews

@MainActor
@Suite("Split views", .viewsEnd)
struct SplitViewTests {
  struct Shelves: View {
    @State var shelf: String? = nil
    @State var book: Int? = nil
    @State var visibility = NavigationSplitViewVisibility.automatic
    @State var front = NavigationSplitViewColumn.sidebar
    var log = Log()

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $front) {
        List(["A", "B"], id: \.self, selection: $shelf) { Text($0) }
          .navigationTitle("Shelves")
      } content: {
        List(selection: $book) {
          NavigationLink("one", value: 1)
          NavigationLink("two", value: 2)
        }
        .navigationTitle(shelf ?? "None")
      } detail: {
        Text("book \(book ?? 0)").navigationTitle("Book")
        Button("clear") { shelf = nil }
        Button("alone") { visibility = .detailOnly }
      }
      .onChange(of: front) { log("\(front.place)") }
    }
  }

  private func front(_ host: TestHost) -> SplitColumnPlace? {
    for element in host.graph.root.all {
      if case .column(let place, isFront: true, _) = element.content { return place }
    }
    return nil
  }

  private func column(_ place: SplitColumnPlace, _ host: TestHost) -> Element? {
    host.graph.root.all.first {
      if case .column(place, _, _) = $0.content { true } else { false }
    }
  }

  @Test("Each column is a screen with its own title")
  func columns() {
    let host = TestHost { Shelves() }
    let columns = host.graph.root.all.filter { $0.role == .column }
    #expect(
      columns.map(\.content) == [
        .column(.sidebar, isFront: true),
        .column(.content, isFront: false, backTitle: "Shelves"),
        .column(.detail, isFront: false, backTitle: "None"),
      ])
    let titles = columns.map { $0.all.first { $0.role == .screen }?.content.title }
    #expect(titles == ["Shelves", "None", "Book"])
  }

  @Test("A selection in a column changes the next column, and shows it")
  func selectionDrives() async {
    let log = Log()
    let host = TestHost { Shelves(log: log) }
    #expect(front(host) == .sidebar)
    await host.row(containing: "B").tap()
    #expect(host.row(containing: "B").isSelected)
    #expect(front(host) == .content)
    await host.row(containing: "two").tap()
    #expect(host.text("book 2").exists)
    #expect(front(host) == .detail)
    #expect(log.take() == ["content", "detail"])
  }

  @Test("An initial selection leads to the next column")
  func choiceAtFirst() {
    let host = TestHost { Shelves(shelf: "A") }
    #expect(front(host) == .content)
  }

  @Test("A selection that the app clears navigates back")
  func takesBack() async {
    let host = TestHost { Shelves(shelf: "A", book: 1) }
    await host.button("clear").tap()
    #expect(front(host) == .sidebar)
    #expect(!host.row(containing: "A").isSelected)
  }

  @Test("Going back with one visible column clears the previous column's selection")
  func back() throws {
    let stage = Stage { Shelves(shelf: "A", book: 2) }
    let columns = stage.graph.root.all.filter { $0.role == .column }
    try stage.perform(.back(depth: 0), on: columns[2])
    #expect(stage["book 0"] != nil)
    #expect(columns[1].content == .column(.content, isFront: true, backTitle: "Shelves"))
    try stage.perform(.back(depth: 0), on: columns[1])
    #expect(columns[0].content == .column(.sidebar, isFront: true))
    #expect(try stage.refusal(.back(depth: 0), on: columns[0]) != nil)
  }

  @Test("The visibility hides columns; the sidebar button shows them again")
  func visibility() async throws {
    let host = TestHost { Shelves() }
    await host.button("alone").tap()
    #expect(!host.row(containing: "A").exists)
    #expect(!host.row(containing: "one").exists)
    await host.role(.splitView)().tap()
    #expect(host.row(containing: "A").exists)
    await host.role(.splitView)().tap()
    #expect(column(.sidebar, host)?.state.isHidden == true)
    #expect(column(.content, host)?.state.isHidden == false)
  }

  @Test("Views of a hidden column disappear and keep their state")
  func hiddenColumn() async {
    struct Two: View {
      let log: Log
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("side").onAppear { log("appears") }.onDisappear { log("disappears") }
        } detail: {
          Button("hide") { visibility = .detailOnly }
        }
      }
    }
    let log = Log()
    let host = TestHost { Two(log: log) }
    await host.button("hide").tap()
    await host.role(.splitView)().tap()
    #expect(log.take() == ["appears", "disappears", "appears"])
  }

  @Test("A link in a column replaces the screen of the next column")
  func links() async {
    let host = TestHost {
      NavigationSplitView {
        List {
          NavigationLink("one", value: 1)
          NavigationLink("two", value: 2)
          NavigationLink("view") { Text("a view").navigationTitle("View") }
        }
        .navigationDestination(for: Int.self) { number in
          NavigationLink("deeper", value: number * 10).navigationTitle("Number \(number)")
        }
      } detail: {
        Text("nothing").navigationTitle("Detail")
      }
    }
    await host.link("one").tap()
    #expect(host.path == ["Detail", "Number 1"])
    await host.link("two").tap()
    #expect(host.path == ["Detail", "Number 2"])
    await host.link("deeper").tap()
    #expect(host.path == ["Detail", "Number 2", "Number 20"])
    await host.link("view").tap()
    #expect(host.path == ["Detail", "View"])
    await host.link("one").tap()
    #expect(host.path == ["Detail", "Number 1"])
  }
}
