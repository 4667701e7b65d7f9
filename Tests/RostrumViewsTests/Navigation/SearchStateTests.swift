import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("The state of a search", .viewsEnd)
struct SearchStateTests {
  struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Text(isSearching ? "searching" : "resting")
      Button("end") { dismissSearch() }
    }
  }

  struct Finder: View {
    @State private var query = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        List {
          Results()
          Text("query \(query)")
          Text(isFocused ? "focused" : "unfocused")
          Button("find") { isFocused = true }
        }
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
        .searchFocused($isFocused)
      }
    }
  }

  @Test("A view within a search knows of it, and ends it")
  func ends() async {
    let host = TestHost { Finder() }
    #expect(host.text("resting").exists)
    await host.textField("Search").type("Ada")
    #expect(host.text("searching").exists)
    await host.button("end").focus()
    #expect(host.text("searching").exists, "a search with a text goes on without the focus")
    await host.button("end").tap()
    #expect(host.text("resting").exists)
    #expect(host.text("query ").exists)
    #expect(!host.textField("Search").isFocused)
  }

  @Test("The app focuses the search field, and follows its focus")
  func focus() async {
    let host = TestHost { Finder() }
    await host.button("find").tap()
    #expect(host.textField("Search").isFocused)
    #expect(host.text("focused").exists)
    await host.button("end").tap()
    #expect(host.text("unfocused").exists)
  }

  struct Scoped: View {
    let isInside: Bool
    @State private var query = ""
    @State private var scope = "all"

    var body: some View {
      NavigationStack {
        if isInside {
          scoped(Text("scope \(scope)")).searchable(text: $query)
        } else {
          scoped(Text("scope \(scope)").searchable(text: $query))
        }
      }
    }

    private func scoped(_ view: some View) -> some View {
      view.searchScopes($scope, activation: .onTextEntry) {
        Text("All").tag("all")
        Text("Mine").tag("mine")
      }
    }
  }

  @Test("Scopes that wait for a text are there with a text", arguments: [true, false])
  func activation(isInside: Bool) async {
    let host = TestHost { Scoped(isInside: isInside) }
    #expect(!host.picker("Scope").exists)
    await host.textField("Search").type("a")
    await host.picker("Scope").select("Mine")
    #expect(host.text("scope mine").exists)
    await host.textField("Search").type("")
    #expect(!host.picker("Scope").exists)
  }

  struct Tag: Identifiable, Hashable, Codable {
    let id: String
  }

  struct Tagged: View {
    @State private var query = ""
    @State private var tags: [Tag] = []
    @State private var suggested = [Tag(id: "work"), Tag(id: "home")]

    var body: some View {
      NavigationStack {
        Text("tags: \(tags.map(\.id).joined(separator: ", "))")
          .searchable(
            text: $query, tokens: $tags, suggestedTokens: $suggested, prompt: "Find notes"
          ) { tag in
            Text(tag.id)
          }
      }
    }
  }

  @Test("The user adds a suggested token to a search, and removes it by pressing it")
  func tokens() async {
    let host = TestHost { Tagged() }
    let field = { host.graph.root.all.first { $0.content == .toolbarItem(.search) } }
    #expect(field()?.children.map(\.role) == [.textField])
    await host.button("work").tap()
    #expect(host.text("tags: work").exists)
    #expect(field()?.children.map(\.role) == [.textField, .button])
    await host.relaunch()
    #expect(host.text("tags: work").exists, "a search is kept")
    await host.button("work").first.tap()
    #expect(host.text("tags: ").exists)
  }
}
