import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

private let map = URL(string: "https://maps.example.com/embed?place=1")
private let origins = ["https://maps.example.com", "http://localhost:8081"]

@MainActor @Suite("Pages of the web", .viewsEnd) struct WebViewTests {
  /// Runs a body that reports an issue which begins with some words.
  private func withIssue(_ words: String, _ body: @escaping @MainActor () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix(words) }
    }
  }

  @Test("A page of an allowed origin is shown, with the name that the app gives it")
  func allowed() {
    let host = TestHost {
      WebView(url: map).accessibilityLabel("Map").webViewOrigins(origins)
    }
    #expect(host.webView("Map").exists)
    #expect(host.webView("Map").address == "https://maps.example.com/embed?place=1")
  }

  @Test("Ports belong to origins, and a scheme's own port needs no mention")
  func ports() {
    let host = TestHost {
      VStack {
        WebView(url: URL(string: "http://LOCALHOST:8081/a")).accessibilityLabel("A")
        WebView(url: URL(string: "https://maps.example.com:443/b")).accessibilityLabel("B")
      }
      .webViewOrigins(origins)
    }
    #expect(host.webView("A").exists)
    #expect(host.webView("B").exists)
  }

  @Test(
    "A link takes the place of a page that isn't allowed",
    arguments: [
      "https://other.example.com/", "http://maps.example.com/", "https://maps.example.com:8443/",
      "https://maps.example.com.evil.example/",
    ])
  func refused(address: String) {
    withIssue("A web view was to show a page of an origin that isn't allowed: \(address)") {
      let host = TestHost { WebView(url: URL(string: address)).webViewOrigins(origins) }
      #expect(host.all(.webView).isEmpty)
      #expect(host.all(.link).map(\.address) == [address])
    }
  }

  @Test("Without declared origins, no page is shown")
  func undeclared() {
    withIssue("A web view was to show a page of an origin that isn't allowed") {
      let host = TestHost { WebView(url: map) }
      #expect(host.all(.webView).isEmpty)
    }
  }

  @Test(
    "An address that runs or contains something is neither shown nor linked",
    arguments: [
      "javascript:alert(1)", "data:text/html,x", "about:srcdoc", "file:///etc/passwd",
      "blob:https://maps.example.com/1",
    ])
  func schemes(address: String) {
    withIssue("A web view was to show an address that isn't that of a web page: \(address)") {
      let host = TestHost { WebView(url: URL(string: address)).webViewOrigins(origins) }
      #expect(host.all(.webView).isEmpty)
      #expect(host.all(.link).isEmpty)
      #expect(host.text(address).exists)
    }
  }

  @Test("The page of the app isn't shown within itself")
  func own() throws {
    let url = try #require(map)
    let page = try #require(URL(string: "https://maps.example.com/"))
    withIssue("A web view was to show a page of the app itself") {
      let view = Rendering {
        WebView(url: url).webViewOrigins(origins).environment(\.pageOrigin, Origin(page))
      }
      #expect(view.all(.webView).isEmpty)
    }
  }

  @Test("What isn't an origin allows nothing, and is reported")
  func wrongOrigin() {
    withIssue("“https://maps.example.com/embed” isn't an origin") {
      withIssue("A web view was to show a page of an origin that isn't allowed") {
        let host = TestHost {
          WebView(url: map).webViewOrigins(["https://maps.example.com/embed"])
        }
        #expect(host.all(.webView).isEmpty)
      }
    }
  }

  private func frames(in host: TestHost) -> [ElementID] {
    host.graph.root.descendants.filter { $0.role == .webView }.map(\.id)
  }

  private struct Places: View {
    @State private var place = 1

    var body: some View {
      WebView(url: URL(string: "https://maps.example.com/\(place)"))
      Button("Next") { place += 1 }
    }
  }

  @Test("Another address changes the frame")
  func changes() async {
    let host = TestHost { Places().webViewOrigins(origins) }
    let frame = frames(in: host)
    await host.button("Next").tap()
    #expect(host.all(.webView).map(\.address) == ["https://maps.example.com/2"])
    #expect(frames(in: host) == frame)
  }

  private struct Help: View {
    @State private var page = WebPage()

    var body: some View {
      WebView(page)
      Button("Load") { page.load(map) }
      Button("Reload") { page.reload() }
    }
  }

  @Test("A model says what is shown, and shows it again from its start")
  func model() async {
    let host = TestHost { Help().webViewOrigins(origins) }
    #expect(host.all(.webView).isEmpty)
    await host.button("Load").tap()
    let first = host.all(.webView)
    #expect(first.map(\.address) == ["https://maps.example.com/embed?place=1"])
    let frame = frames(in: host)
    await host.button("Reload").tap()
    #expect(host.all(.webView).count == 1)
    #expect(frames(in: host) != frame)
  }

  private struct MapApp: App {
    var body: some Scene {
      WindowGroup { WebView(url: map) }.webViewOrigins(origins)
    }
  }

  @Test("A scene declares the origins of its windows")
  func scene() {
    let host = TestHost(MapApp())
    #expect(host.all(.webView).count == 1)
    #expect(host.graph.service(WebViewOrigins.self).all.map(\.text).sorted() == origins.sorted())
  }

  @Test("A page fills its place")
  func layout() {
    let host = TestHost(size: CGSize(width: 400, height: 300)) {
      VStack(spacing: 0) {
        Text("Above").frame(height: 100)
        WebView(url: map)
      }
      .webViewOrigins(origins)
    }
    #expect(host.all(.webView)[0].frame == CGRect(x: 0, y: 100, width: 400, height: 200))
  }
}
