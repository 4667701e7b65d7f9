import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Titles of back buttons") struct BackTitleTests {
  struct Screens: View {
    @State private var path: [Int] = []
    @State private var title = "Home"

    var body: some View {
      NavigationStack(path: $path) {
        List {
          Button("two") { path = [1, 2] }
          Button("open") { path = [1] }
        }
        .navigationTitle(title)
        .navigationDestination(for: Int.self) { level in
          List {
            Button("rename") { title = "House" }
            Button("unname") { title = "" }
            Button("drop") { path.removeFirst() }
          }
          .navigationTitle("Level \(level)")
        }
      }
    }
  }

  private func titles(_ host: TestHost) -> [String?] {
    host.graph.root.all.filter { $0.role == .screen }.map(\.content.screen.backTitle)
  }

  @Test("A screen has the title of the screen below it")
  func title() async {
    let host = TestHost { Screens() }
    #expect(titles(host) == [nil])
    await host.button("two").tap()
    #expect(titles(host) == [nil, "Home", "Level 1"])
  }

  @Test("A title that changes changes the screen above it")
  func change() async {
    let host = TestHost { Screens() }
    await host.button("open").tap()
    await host.button("rename").tap()
    #expect(titles(host) == [nil, "House"])
    await host.button("unname").tap()
    #expect(titles(host) == [nil, nil])
  }

  @Test("A screen that leaves from the middle passes on the title below it")
  func removal() async {
    let host = TestHost { Screens() }
    await host.button("two").tap()
    await host.button("drop").tap()
    #expect(titles(host) == [nil, "Home"])
  }

  @Test("The search field is below the bar, as a part of the screen")
  func search() throws {
    let host = TestHost {
      NavigationStack {
        Text("a").navigationTitle("Title").searchable(text: .constant(""))
          .toolbar { Button("add") {} }
      }
    }
    let screen = try #require(host.graph.root.all.first { $0.role == .screen })
    #expect(screen.children.map(\.role) == [.navigationBar, .toolbarItem, .text])
    #expect(screen.children[0].children.count == 1)
  }
}
