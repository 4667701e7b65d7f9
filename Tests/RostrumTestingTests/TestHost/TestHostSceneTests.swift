import Foundation
import Rostrum
import RostrumTestSupport
import RostrumTesting
import Testing

@MainActor
struct TestHostSceneTests {
  struct Screen: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var phase
    @Dependency(\.openURL) private var openLater
    @State private var address = "none"
    var body: some View {
      Button("Open") { openURL(URL(string: "https://example.com")!) }
      Button("Later") { Task { await openLater(URL(string: "https://example.org")!) } }
      Text(verbatim: "phase \(phase)")
      Text(verbatim: "address \(address)").onOpenURL { address = $0.path() }
    }
  }

  @Test("Opened URLs are recorded, from views and from dependencies")
  func openedURLs() async {
    let host = TestHost { Screen() }
    await host.button("Open").tap()
    await host.button("Later").tap()
    #expect(
      host.openedURLs.map(\.absoluteString) == ["https://example.com", "https://example.org"])
  }

  @Test("A test controls what happens to URLs that dependencies open")
  func overriddenDependency() async {
    let heard = LockIsolated<[String]>([])
    let host = TestHost {
      Screen()
    } withDependencies: {
      $0.openURL = OpenURLEffect { url in
        heard.withValue { $0.append(url.absoluteString) }
        return true
      }
    }
    await host.button("Later").tap()
    #expect(heard.value == ["https://example.org"])
    #expect(host.openedURLs.isEmpty)
  }

  @Test("A test opens the app with a URL")
  func open() async {
    let host = TestHost { Screen() }
    await host.open(URL(string: "https://example.com/standups/3")!)
    #expect(host.text("address /standups/3").exists)
  }

  @Test("A URL that no view accepts is reported")
  func openedForNobody() async {
    let host = TestHost { Text("x") }
    await withKnownIssue {
      await host.open(URL(string: "https://example.com/a")!)
    } matching: {
      $0.description.contains(
        "Cannot open https://example.com/a: nothing in the app has this address")
    }
  }

  @Test("A test sets the scene phase")
  func phase() async {
    let host = TestHost { Screen() }
    await host.setScenePhase(.background)
    #expect(host.text("phase background").exists)
  }

  @Test("A test sets environment values of the host")
  func environment() async {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(verbatim: scheme.rawValue) }
    }
    let host = TestHost { Scheme() }
    await host.setEnvironment(\.colorScheme, .dark)
    #expect(host.text("dark").exists)
  }
}
