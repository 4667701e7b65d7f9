import DropInCombine
import DropInUIKit
import Foundation
import RostrumFoundation
import RostrumTesting
import RostrumScenes
import Testing

@MainActor
@Suite("What of UIKit a browser can do")
struct UIKitTests {
  struct Opener: View {
    @State private var result = "not yet"
    let url: URL
    var body: some View {
      Button("Open") {
        UIApplication.shared.open(url) { result = $0 ? "opened" : "refused" }
      }
      Button("Wait") {
        Task { result = await UIApplication.shared.open(url) ? "opened" : "refused" }
      }
      Text(result)
    }
  }

  @Test("The app opens a page in the browser")
  func open() async throws {
    let url = try #require(URL(string: "https://example.com/help"))
    #expect(UIApplication.shared.canOpenURL(url))
    let host = TestHost { Opener(url: url) }
    await host.button("Open").tap()
    #expect(host.openedURLs == [url])
    #expect(host.text("opened").exists)
    await host.button("Wait").tap()
    #expect(host.openedURLs == [url, url])
  }

  struct Speaker: View {
    @State private var reducesMotion = UIAccessibility.isReduceMotionEnabled
    var body: some View {
      Button("Save") { UIAccessibility.post(notification: .announcement, argument: "Saved") }
      Button("Turn") { UIAccessibility.post(notification: .screenChanged, argument: nil) }
      Button("Ask") { reducesMotion = UIAccessibility.isReduceMotionEnabled }
      Text(reducesMotion ? "still" : "moving")
    }
  }

  @Test("Assistive technology is told a text, and the app what its user prefers")
  func accessibility() async {
    let host = TestHost { Speaker() }
    for name in ["Save", "Turn", "Ask"] { await host.button(name).tap() }
    #expect(host.announcements == ["Saved"])
    #expect(host.text("moving").exists)
    #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isInvertColorsEnabled)
  }

  struct MacLink: View {
    let url: URL
    @State private var pasted = "not yet"
    var body: some View {
      Button("Open") { NSWorkspace.shared.open(url) }
      Button("Copy") {
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString("3 apples", forType: .string)
      }
      Button("Clear") { NSPasteboard.general.clearContents() }
      Button("Paste") { pasted = NSPasteboard.general.string(forType: .string) ?? "nothing" }
      Text(pasted).foregroundStyle(Color(nsColor: .secondaryLabelColor))
    }
  }

  @Test("The app of a Mac opens pages and copies texts")
  func mac() async throws {
    let url = try #require(URL(string: "https://example.com/help"))
    let host = TestHost { MacLink(url: url) }
    for name in ["Open", "Copy", "Paste"] { await host.button(name).tap() }
    #expect(host.openedURLs == [url] && host.copiedTexts == ["3 apples"])
    #expect(host.text("3 apples").exists)
    await host.button("Clear").tap()
    await host.button("Paste").tap()
    #expect(host.text("nothing").exists && host.copiedTexts == ["3 apples"])
    #expect(!NSPasteboard.general.setString("a", forType: .init(rawValue: "public.png")))
    #expect(Color(nsColor: .labelColor) == Color(uiColor: .label))
  }

  @Test("A browser has no settings of the app to open")
  func settings() async throws {
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(!UIApplication.shared.canOpenURL(url))
    let host = TestHost { Opener(url: url) }
    await host.button("Open").tap()
    #expect(host.openedURLs == [])
    #expect(host.text("refused").exists)
  }

  struct Listener: View {
    @State private var heard: [String] = []
    var body: some View {
      Text(heard.isEmpty ? "nothing" : heard.joined(separator: ", "))
        .onReceive(publisher(UIApplication.willResignActiveNotification)) { _ in add("resign") }
        .onReceive(publisher(UIApplication.didEnterBackgroundNotification)) { _ in add("leave") }
        .onReceive(publisher(UIApplication.willEnterForegroundNotification)) { _ in add("enter") }
        .task {
          let names = NotificationCenter.default.notifications(
            named: UIApplication.didBecomeActiveNotification)
          for await _ in names { add("active") }
        }
    }
    private func add(_ word: String) { heard.append(word) }
    private func publisher(_ name: Notification.Name) -> NotificationCenter.Publisher {
      NotificationCenter.default.publisher(for: name)
    }
  }

  @Test("The app is notified of the phases of its own scene only, in UIKit's order")
  func notifications() async {
    let (host, other) = (TestHost { Listener() }, TestHost { Listener() })
    await host.setScenePhase(.background)
    #expect(host.text("resign, leave").exists)
    await host.setScenePhase(.active)
    #expect(host.text("resign, leave, enter, active").exists)
    await host.setScenePhase(.active)
    #expect(host.text("resign, leave, enter, active").exists)
    await other.settle()
    #expect(other.text("nothing").exists)
  }

  struct PhaseListener: View {
    @State private var heard: [String] = []
    var body: some View {
      Text(heard.isEmpty ? "nothing" : heard.joined(separator: ", "))
        .onReceive(publisher(UIApplication.willResignActiveNotification)) { _ in note("resign") }
        .onReceive(publisher(UIApplication.didEnterBackgroundNotification)) { _ in note("leave") }
        .onReceive(publisher(UIApplication.willEnterForegroundNotification)) { _ in note("enter") }
        .onReceive(publisher(UIApplication.didBecomeActiveNotification)) { _ in note("active") }
    }
    private func note(_ word: String) {
      heard.append(UIApplication.shared.applicationState == .active ? word.uppercased() : word)
    }
    private func publisher(_ name: Notification.Name) -> NotificationCenter.Publisher {
      NotificationCenter.default.publisher(for: name)
    }
  }

  @Test("A notification that announces a phase is posted before the phase changes")
  func notificationsBeforeTheChange() async {
    let host = TestHost { PhaseListener() }
    await host.setScenePhase(.background)
    #expect(host.text("RESIGN, leave").exists)
    await host.setScenePhase(.active)
    #expect(host.text("RESIGN, leave, enter, ACTIVE").exists)
  }

  @Test("The app and the device know the phase and the width of the scene")
  func state() async {
    struct Screen: View {
      @State private var words = ""
      var body: some View {
        Button("Look") {
          let isPhone = UIDevice.current.userInterfaceIdiom == .phone
          let isActive = UIApplication.shared.applicationState == .active
          words = "\(isPhone ? "phone" : "pad") \(isActive ? "active" : "away")"
        }
        Text(words)
      }
    }
    let host = TestHost { Screen() }
    await host.setEnvironment(\.horizontalSizeClass, .compact)
    await host.button("Look").tap()
    #expect(host.text("phone active").exists)
    await host.setEnvironment(\.horizontalSizeClass, .regular)
    await host.setScenePhase(.inactive)
    await host.button("Look").tap()
    #expect(host.text("pad away").exists)
  }
}
