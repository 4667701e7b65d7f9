import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

/// A symbol beside text is skipped by assistive technology, and a symbol alone has its name.
@Suite @MainActor struct SymbolPatchTests {
  private struct Screen: View {
    @State private var showsTitle = true

    var body: some View {
      Button {
        showsTitle.toggle()
      } label: {
        Image(systemName: "fork.knife")
        if showsTitle { Text("Taxi") }
      }
    }
  }

  private func symbol(of page: ModelPage) throws -> Substring {
    let html = page.html[...]
    let start = try #require(html.firstRange(of: "<svg")).lowerBound
    return html[start...].prefix { $0 != ">" }
  }

  @Test("A symbol gets its name when the text beside it is removed, until the text returns")
  func patches() throws {
    let graph = ViewGraph { Screen() }
    let page = ModelPage()
    var writer = PatchWriter(tree: graph, page: PageState())
    try page.apply(writer.mount(focused: nil))
    #expect(try symbol(of: page).contains(#"aria-hidden="true""#))
    #expect(try !symbol(of: page).contains("aria-label"))

    let button = try #require(graph.root.children.first)
    func tap() throws {
      try graph.perform(UserEvent(button.id, .tap))
      var next = PatchWriter(tree: graph, page: writer.page)
      try page.apply(next.patch(graph.update()))
      writer = next
    }
    try tap()
    #expect(try symbol(of: page).contains(#"role="img""#))
    #expect(try symbol(of: page).contains(#"aria-label="fork knife""#))
    #expect(try !symbol(of: page).contains("aria-hidden"))
    try tap()
    #expect(try symbol(of: page).contains(#"aria-hidden="true""#))
    #expect(try !symbol(of: page).contains("aria-label"))
    graph.tearDown()
  }
}
