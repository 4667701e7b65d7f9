import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Opening URLs", .viewsEnd)
struct OpenURLTests {
  struct Help: View {
    var address = "https://example.com/help"
    @Environment(\.openURL) private var openURL
    @State private var answer = "unknown"
    var body: some View {
      Press("help") { openURL(URL(string: address)!) { answer = $0 ? "taken" : "refused" } }
      Text(verbatim: answer)
    }
  }

  private func opened(_ stage: Stage) -> [String] {
    stage.mutations.compactMap {
      if case .open(let url, _) = $0 { url.absoluteString } else { nil }
    }
  }

  @Test("The host opens a URL that leads out of the app")
  func system() throws {
    let stage = Stage { Help() }
    try stage.tap("help")
    #expect(opened(stage) == ["https://example.com/help"])
    #expect(stage["taken"] != nil)
  }

  @Test(
    "A harmful scheme is refused", arguments: ["javascript:1", "file:///etc", "data:,x"])
  func schemes(address: String) throws {
    let stage = Stage { Help(address: address) }
    try stage.tap("help")
    #expect(opened(stage).isEmpty)
    #expect(stage["refused"] != nil)
  }

  @Test("Emails and telephone calls are opened", arguments: ["mailto:a@example.com", "tel:112"])
  func mailsAndCalls(address: String) throws {
    let stage = Stage { Help(address: address) }
    try stage.tap("help")
    #expect(opened(stage) == [address])
  }

  @Test("An ancestor can handle URLs itself")
  func handled() throws {
    let counter = Counter()
    let stage = Stage {
      Help().environment(
        \.openURL,
        OpenURLAction { url in
          counter.count(url.path())
          return .handled
        })
    }
    try stage.tap("help")
    #expect(counter.counts == ["/help": 1])
    #expect(opened(stage).isEmpty)
    #expect(stage["taken"] != nil)
  }

  @Test("An ancestor can discard a URL")
  func discarded() throws {
    let stage = Stage { Help().environment(\.openURL, OpenURLAction { _ in .discarded }) }
    try stage.tap("help")
    #expect(opened(stage).isEmpty)
    #expect(stage["refused"] != nil)
  }

  @Test("An ancestor can have a different URL opened")
  func replaced() throws {
    let other = try #require(URL(string: "https://example.org"))
    let stage = Stage {
      Help().environment(\.openURL, OpenURLAction { _ in .systemAction(other) })
    }
    try stage.tap("help")
    #expect(opened(stage) == ["https://example.org"])
  }

  @Test("The host opens a link in a text, and a separate one")
  func links() async throws {
    let url = try #require(URL(string: "https://example.com/"))
    let host = TestHost {
      Text("See [the help](https://example.com/).")
      Link("Docs", destination: url)
    }
    await host.text("the help").tap()
    await host.link("Docs").tap()
    #expect(host.openedURLs == [url, url])
  }

  @Test("If an ancestor handles URLs, it also handles those of links")
  func linksOfTheApp() async throws {
    let url = try #require(URL(string: "https://example.com/help"))
    let counter = Counter()
    let view = Rendering {
      Link("Docs", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            counter.count(url.path())
            return .handled
          })
    }
    let link = try view.only(.link)
    #expect(link.content == .link(LinkTarget("https://example.com/help", isOpenedByApp: true)))
    try view.perform(.tap, on: link)
    #expect(counter.counts == ["/help": 1])
  }

  @Test("A task that a view has started opens URLs in its session")
  func tasks() async throws {
    struct Waiting: View {
      @Environment(\.openURL) private var openURL
      let done: @MainActor () -> Void
      var body: some View {
        Text("x").task {
          openURL(URL(string: "https://example.com")!)
          done()
        }
      }
    }
    let stage = await confirmedStage { done in Stage { Waiting(done: done) } }
    stage.update()
    #expect(opened(stage) == ["https://example.com"])
  }

  private func confirmedStage(_ make: (@escaping @MainActor () -> Void) -> Stage) async -> Stage {
    let (signals, signal) = AsyncStream<Void>.makeStream()
    let stage = make { signal.finish() }
    for await _ in signals {}
    return stage
  }

  @Test("Visible views receive the URL with which the app is opened")
  func incoming() {
    let counter = Counter()
    let stage = Stage {
      Text("x").onOpenURL { counter.count("first \($0.path())") }
      Text("y").onOpenURL { counter.count("second \($0.path())") }
    }
    #expect(stage.graph.receive(URL(string: "https://example.com/a")!))
    #expect(counter.counts == ["first /a": 1, "second /a": 1])
  }

  @Test("Without a view that handles URLs, nothing happens")
  func nobody() {
    let stage = Stage { Text("x") }
    #expect(!stage.graph.receive(URL(string: "https://example.com/a")!))
  }

  @Test("A removed view receives no URL")
  func gone() throws {
    struct Toggling: View {
      let counter: Counter
      @State private var isThere = true
      var body: some View {
        Press("toggle") { isThere.toggle() }
        if isThere { Text("x").onOpenURL { _ in counter.count("x") } }
      }
    }
    let counter = Counter()
    let stage = Stage { Toggling(counter: counter) }
    try stage.tap("toggle")
    #expect(!stage.graph.receive(URL(string: "https://example.com/a")!))
    #expect(counter.counts.isEmpty)
  }
}
