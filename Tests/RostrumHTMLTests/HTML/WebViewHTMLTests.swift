import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite("Pages of the web in HTML") struct WebViewHTMLTests {
  private func node(_ address: String, _ parts: [Part] = []) -> DOMNode {
    DOMNode(.make(3, .webView(address), parts), in: .root)
  }

  @Test("A page is in a frame with a sandbox")
  func frame() {
    let frame = node("https://maps.example.com/embed")
    #expect(frame.tag == "iframe")
    #expect(frame["src"] == "https://maps.example.com/embed")
    #expect(
      frame["sandbox"]
        == "allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
    )
    #expect(frame["referrerpolicy"] == "strict-origin")
    #expect(frame["loading"] == "lazy")
    #expect(frame.className?.contains("s-webPage") == true)
  }

  @Test("The name of a frame is that of the view, or else the host of its page")
  func names() {
    #expect(node("https://maps.example.com/embed")["title"] == "maps.example.com")
    #expect(node("https://maps.example.com/", [.fact(.label("Map"))])["title"] == "Map")
  }

  @Test(
    "A frame has no address that runs or contains something",
    arguments: [
      "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "data:text/html,x",
      "blob:https://a.b/1", "mailto:a@b.c", "about:srcdoc", "", "//a.b", "/path",
    ])
  func schemes(address: String) {
    #expect(node(address)["src"] == nil)
  }

  @Test("Neither an address nor a name leaves its attribute")
  func escaping() {
    var writer = HTMLWriter()
    let frame = node(#"https://a.b/?q="><script>&'x"#, [.fact(.label(#""><script>"#))])
    writer.begin(frame, id: 3, part: 0)
    #expect(writer.html.hasSuffix(">"))
    #expect(!writer.html.contains("<script"))
    #expect(writer.html.filter { $0 == ">" }.count == 1)
  }

  private struct Places: View {
    @State private var place = 1

    var body: some View {
      VStack {
        WebView(url: .init(string: "https://a.b/\(place)"))
        Button("Next") { place += 1 }
      }
    }
  }

  @Test("Another address is a change of one attribute")
  @MainActor
  func patch() throws {
    let graph = ViewGraph { Places().webViewOrigins(["https://a.b"]) }
    let page = ModelPage()
    var writer = PatchWriter(tree: graph, page: PageState())
    try page.apply(writer.mount(focused: nil))
    #expect(page.html.contains(#"src="https://a.b/1""#))
    let button = try #require(graph.root.children.first?.children.last)
    try graph.perform(UserEvent(button.id, .tap))
    var next = PatchWriter(tree: graph, page: writer.page)
    let patch = next.patch(graph.update())
    try page.apply(patch)
    #expect(page.html.contains(#"src="https://a.b/2""#))
    #expect(!page.html.contains(#"src="https://a.b/1""#))
    graph.tearDown()
  }
}
