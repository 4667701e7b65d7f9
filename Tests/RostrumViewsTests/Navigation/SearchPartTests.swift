import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Parts of a search", .viewsEnd) struct SearchPartTests {
  struct Tag: Identifiable {
    let id: String
    var isExact = false
  }

  struct Finder: View {
    @State private var query = ""
    @State private var tags = [Tag(id: "sea"), Tag(id: "sky")]

    var body: some View {
      NavigationStack {
        Text(tags.map { $0.id + ($0.isExact ? "!" : "") }.joined(separator: " "))
          .searchable(text: $query, editableTokens: $tags, prompt: "Find") { $tag in
            Toggle("Exactly \(tag.id)", isOn: $tag.isExact)
          }
          .searchSuggestions {
            Text("Air").searchCompletion(Tag(id: "air"))
          }
      }
    }
  }

  @Test("A token is changed by its own view, and removed by the button next to it")
  func editableTokens() async {
    let host = TestHost { Finder() }
    await host.toggle("Exactly sky").setOn(true)
    #expect(host.text("sea sky!").exists)
    await host.button("Delete").first.tap()
    #expect(host.text("sky!").exists)
    await host.textField("Find").type("a")
    await host.button("Air").tap()
    #expect(host.text("sky! air").exists)
  }

  struct Suggesting: View {
    let visibility: Visibility
    let placements: SearchSuggestionsPlacement.Set
    @State private var query = ""
    @Environment(\.searchSuggestionsPlacement) private var placement

    var body: some View {
      NavigationStack {
        Text(placement == .menu ? "menu" : "elsewhere")
          .searchable(text: $query, prompt: "Find")
          .searchSuggestions { Text("Sea").searchCompletion("sea") }
          .searchSuggestions(visibility, for: placements)
      }
    }
  }

  @Test("Suggestions can be hidden where a page has them, and nowhere else")
  func suggestions() async {
    let cases: [(Visibility, SearchSuggestionsPlacement.Set, Bool)] = [
      (.hidden, .menu, false), (.hidden, [.menu, .content], false), (.hidden, .content, true),
      (.automatic, .menu, true), (.visible, .menu, true),
    ]
    for (visibility, placements, isShown) in cases {
      let host = TestHost { Suggesting(visibility: visibility, placements: placements) }
      await host.textField("Find").type("s")
      #expect(host.button("Sea").exists == isShown, "\(visibility) \(placements)")
      #expect(host.text("menu").exists)
    }
  }
}
