import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Searching") struct SearchTests {
  struct Finder: View {
    @State private var query = ""
    @State private var isSearching = false
    @State private var scope = "all"

    var body: some View {
      NavigationStack {
        List {
          Text("query \(query)")
          Text(isSearching ? "searching" : "resting")
          Text("scope \(scope)")
          Button("search") { isSearching = true }
          Button("rest") { isSearching = false }
        }
        .searchable(text: $query, isPresented: $isSearching, prompt: "Find")
        .searchSuggestions {
          Text("Ada").searchCompletion("Ada Lovelace")
          Text("no suggestion")
        }
        .searchScopes($scope) {
          Text("All").tag("all")
          Text("Mine").tag("mine")
        }
      }
    }
  }

  @Test("The app starts and ends a search through the binding")
  func flag() async {
    let host = TestHost { Finder() }
    await host.button("search").tap()
    #expect(host.textField("Find").isFocused)
    await host.button("rest").tap()
    #expect(!host.textField("Find").isFocused)
  }

  @Test("The user starts a search in the field")
  func focus() async {
    let host = TestHost { Finder() }
    await host.textField("Find").focus()
    #expect(host.text("searching").exists)
  }

  @Test("A suggestion completes the search")
  func suggestion() async {
    let host = TestHost { Finder() }
    await host.textField("Find").type("A")
    await host.button("Ada").tap()
    #expect(host.text("query Ada Lovelace").exists)
    #expect(host.textField("Find").value == "Ada Lovelace")
  }

  private struct Minimized: View {
    var behavior = SearchToolbarBehavior.minimize
    @State private var query = ""

    var body: some View {
      NavigationStack {
        VStack {
          Button("elsewhere") {}
          Text("query \(query)")
        }
        .searchable(text: $query, prompt: "Find")
        .searchToolbarBehavior(behavior)
      }
    }
  }

  @Test("A button is in the place of a field until the user searches")
  func minimized() async {
    let host = TestHost { Minimized() }
    #expect(!host.textField("Find").exists)
    await host.button("Search").tap()
    #expect(host.textField("Find").isFocused)
    #expect(!host.button("Search").exists)
    await host.textField("Find").type("A")
    await host.button("elsewhere").focus()
    #expect(host.textField("Find").exists)
    await host.textField("Find").type("")
    #expect(host.textField("Find").exists)
    await host.button("elsewhere").focus()
    #expect(!host.textField("Find").exists)
    #expect(host.button("Search").exists)
  }

  @Test("By default, the field is in the bar")
  func unminimized() {
    let host = TestHost { Minimized(behavior: .automatic) }
    #expect(host.textField("Find").exists && !host.button("Search").exists)
  }

  struct Tag: Identifiable {
    let id: String
  }

  struct TagFinder: View {
    @State private var query = ""
    @State private var tags: [Tag] = []

    var body: some View {
      NavigationStack {
        Text("query <\(query)> tags \(tags.map(\.id).joined(separator: " "))")
          .searchable(text: $query, tokens: $tags, prompt: "Find") { Text($0.id) }
          .searchSuggestions {
            Text("Sea").searchCompletion(Tag(id: "sea"))
            Text("Other").searchCompletion(Other(id: 1))
          }
      }
    }

    struct Other: Identifiable {
      let id: Int
    }
  }

  @Test("A suggestion replaces the text by a token of the search's type, and by no other")
  func tokenSuggestion() async {
    let host = TestHost { TagFinder() }
    await host.textField("Find").type("s")
    await host.button("Other").tap()
    #expect(host.text("query <s> tags ").exists)
    await host.button("Sea").tap()
    #expect(host.text("query <> tags sea").exists)
  }

  @Test("A suggestion without a completion can't be pressed")
  func plain() {
    let host = TestHost { Finder() }
    #expect(!host.button("no suggestion").exists)
    #expect(host.text("no suggestion").exists)
  }

  @Test("The user selects the search scope")
  func scope() async {
    let host = TestHost { Finder() }
    await host.picker("Scope").select("Mine")
    #expect(host.text("scope mine").exists)
  }

  @Test("Suggestions can be passed with the field")
  func together() async {
    let box = Box("")
    let host = TestHost {
      NavigationStack {
        Text("a").searchable(text: box.binding) { Text("b").searchCompletion("bee") }
      }
    }
    await host.button("b").tap()
    #expect(box.value == "bee")
  }
}
