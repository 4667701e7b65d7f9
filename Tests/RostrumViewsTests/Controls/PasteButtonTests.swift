import Foundation
import RostrumTesting
import Testing

private struct Pasting: View {
  @State private var texts: [String] = []
  @State private var urls: [URL] = []
  var isDisabled = false

  var body: some View {
    PasteButton(payloadType: String.self) { texts += $0 }
      .disabled(isDisabled)
    PasteButton(payloadType: URL.self) { urls += $0 }
      .accessibilityLabel("Paste addresses")
    Text(verbatim: "texts: \(texts)")
    Text(verbatim: "addresses: \(urls.map(\.absoluteString))")
  }
}

@MainActor @Suite("Paste buttons", .viewsEnd) struct PasteButtonTests {
  private func host(_ view: Pasting = Pasting(), _ locale: String = "en_US") -> TestHost {
    TestHost { view.environment(\.locale, Locale(identifier: locale)) }
  }

  @Test("The button provides the text on the clipboard unchanged")
  func text() async {
    let host = host()
    await host.button("Paste").paste(" Ada\nGrace ")
    #expect(host.text(#"texts: [" Ada\nGrace "]"#).exists)
  }

  @Test("The URL button accepts the URLs in the text, and rejects a text with anything else")
  func urls() async {
    let host = host()
    let button = host.button("Paste addresses")
    await button.paste("https://example.com/a\nmailto:ada@example.com")
    #expect(
      host.text(#"addresses: ["https://example.com/a", "mailto:ada@example.com"]"#).exists)
    for text in ["see https://example.com/b", "plain", "", "/b"] { await button.paste(text) }
    #expect(
      host.text(#"addresses: ["https://example.com/a", "mailto:ada@example.com"]"#).exists)
  }

  @Test("A disabled button accepts nothing")
  func disabled() throws {
    let host = host(Pasting(isDisabled: true))
    let button = try #require(host.graph.root.all.first { $0.role == .button })
    #expect(throws: EventRefusal.disabled(button.id)) {
      try host.graph.perform(UserEvent(button.id, .paste("text")))
    }
  }

  @Test("The label is in the reader's language")
  func language() {
    #expect(host(Pasting(), "de_DE").button("Einsetzen").exists)
  }
}
