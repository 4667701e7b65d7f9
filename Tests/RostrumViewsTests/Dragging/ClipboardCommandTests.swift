import Foundation
import RostrumFoundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Commands of the clipboard", .viewsEnd)
struct ClipboardCommandTests {
  private struct Board: View {
    @State private var notes = ["a", "b"]
    let link = URL(string: "https://example.com/")

    var body: some View {
      Text(verbatim: "notes: \(notes.joined(separator: " "))")
        .focusable()
        .onCopyCommand { notes.map { NSItemProvider(object: $0) } }
        .onCutCommand {
          defer { notes = [] }
          return notes.map { NSItemProvider(object: $0) }
        }
    }
  }

  @Test("What a view copies and cuts is on the clipboard, a line for each provider")
  func copy() async {
    let host = TestHost { Board() }
    await host.text("notes: a b").focus()
    await host.press("c", modifiers: .command)
    await host.settle()
    #expect(host.copiedTexts == ["a\nb"])
    await host.press("c")
    await host.settle()
    #expect(host.copiedTexts.count == 1)
    await host.press("x", modifiers: .control)
    await host.settle()
    #expect(host.copiedTexts == ["a\nb", "a\nb"])
    #expect(host.text("notes: ").exists)
  }

  @Test("What is pasted is passed on as a text or an address")
  func paste() async throws {
    let counter = Counter()
    let stage = Stage {
      Text("texts").focusable().onPasteCommand(of: [.text]) { providers in
        counter.count("\(providers.map(\.registeredTypeIdentifiers))")
      }
      Text("addresses").focusable().onPasteCommand(of: [.url]) { _ in counter.count("address") }
      Text("words").focusable().onPasteCommand(of: [.plainText, .url]) { providers in
        providers.first?.registeredTypeIdentifiers.first
      } perform: {
        counter.count($0)
      }
    }
    try stage.perform(.paste("Milk"), on: stage["texts"])
    try stage.perform(.paste("Milk"), on: stage["addresses"])
    try stage.perform(.paste(" https://example.com/ "), on: stage["addresses"])
    try stage.perform(.paste("https://example.com/"), on: stage["words"])
    #expect(
      counter.counts == [
        "[[\"public.utf8-plain-text\"]]": 1, "address": 1, "public.url": 1,
      ])
  }

  private func paste(_ text: String, in host: TestHost) async throws {
    let target = host.graph.root.descendants.first { $0.state.accepts(.paste) }
    let element = try #require(target)
    try host.graph.perform(UserEvent(element.id, .paste(text)))
    await host.settle()
  }

  @Test("Values are copied, cut and pasted as texts")
  func values() async throws {
    struct Notes: View {
      @State private var notes = ["a", "b"]
      var body: some View {
        Text(verbatim: "notes: \(notes.joined(separator: " "))")
          .focusable()
          .copyable(notes)
          .cuttable(for: String.self) {
            defer { notes = [] }
            return notes
          }
          .pasteDestination(for: String.self) {
            notes += $0
          } validator: { texts in
            texts.filter { $0 != "bad" }
          }
      }
    }
    let host = TestHost { Notes() }
    await host.text("notes: a b").focus()
    await host.press("c", modifiers: .command)
    await host.settle()
    #expect(host.copiedTexts == ["a\nb"])
    try await paste("c", in: host)
    #expect(host.text("notes: a b c").exists)
    try await paste("bad", in: host)
    #expect(host.text("notes: a b c").exists)
    await host.text("notes: a b c").focus()
    await host.press("x", modifiers: .control)
    await host.settle()
    #expect(host.copiedTexts == ["a\nb", "a\nb\nc"])
    #expect(host.text("notes: ").exists)
  }

  @Test("A place for addresses takes no other text")
  func addresses() async throws {
    let counter = Counter()
    let stage = Stage {
      Text("links").focusable().pasteDestination(for: URL.self) { urls in
        counter.count(urls.map(\.absoluteString).joined())
      }
    }
    try stage.perform(.paste("Milk"), on: stage["links"])
    try stage.perform(.paste("https://example.com/"), on: stage["links"])
    while stage.graph.liveTaskCount > 0 { await Task.yield() }
    #expect(counter.counts == ["https://example.com/": 1])
  }

  @Test("A view takes only what it supports, and only while it is enabled")
  func types() {
    let stage = Stage {
      Text("pictures").onPasteCommand(of: [.image]) { _ in }
      Text("off").onPasteCommand(of: [.text]) { _ in }.onCopyCommand { [] }.disabled(true)
      Text("none").onCopyCommand(perform: nil).onCutCommand(perform: nil)
    }
    for name in ["pictures", "off", "none"] {
      #expect(stage[name]?.state.accepts(.paste) == false)
      #expect(stage[name]?.state.interaction(.keys) == nil)
    }
  }

  @Test("Providers of Foundation's objects have their values")
  func objects() async {
    #expect(await NSItemProvider(object: "Milk" as NSString).text == "Milk")
    let url = NSURL(string: "https://example.com/a")!
    #expect(await NSItemProvider(object: url).text == "https://example.com/a")
  }
}
