import Foundation
import IssueReporting
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Windows", .viewsEnd)
struct WindowTests {
  struct Note: Codable, Hashable {
    var number: Int
    var name: String
  }

  struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

    var body: some View {
      Text("main \(supportsMultipleWindows ? "of several" : "alone")")
      Button("activity") { openWindow(id: "activity") }
      Button("number") { openWindow(value: 7) }
      Button("note") { openWindow(id: "note", value: Note(number: 1, name: "a/b")) }
      Button("settings") { openSettings() }
      Button("missing") { openWindow(id: "missing") }
      Button("close other") { dismissWindow(id: "activity") }
      SettingsLink()
    }
  }

  struct Activity: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Text("activity")
      Button("done") { dismiss() }
      Button("close it") { dismissWindow(id: "activity") }
    }
  }

  struct Program: App {
    var body: some Scene {
      WindowGroup("Program") { NavigationStack { Opener() } }
      Window("Activity", id: "activity") { Activity() }
      WindowGroup(for: Int.self) { $number in
        Text("number \(number ?? 0)")
        Button("next") { number = (number ?? 0) + 1 }
      }
      WindowGroup("Note", id: "note", for: Note.self) { $note in
        Text("note \(note.name)")
      } defaultValue: {
        Note(number: 0, name: "none")
      }
      Settings { Text("all settings") }
    }
  }

  struct SizedProgram: App {
    var body: some Scene {
      WindowGroup("Program") { Opener() }.defaultSize(width: 900, height: 700)
      Window("Activity", id: "activity") { Activity() }.defaultSize(width: 400, height: 600)
      WindowGroup(for: Int.self) { $number in Text("number \(number ?? 0)") }
        .defaultSize(width: -1, height: CGFloat.nan)
      Settings { Text("all settings") }.defaultSize(CGSize(width: 10, height: 99_999))
    }
  }

  @Test("A window that an app opens has the size that its scene asks for")
  func sizes() async {
    let host = TestHost(SizedProgram())
    for name in ["activity", "number", "settings"] { await host.button(name).tap() }
    #expect(host.openedURLs.map(\.relativeString) == ["/activity", "/int/7", "/settings"])
    #expect(
      host.openedURLs.map { host.windowSizes[$0] } == [
        CGSize(width: 400, height: 600), nil, CGSize(width: 100, height: 10_000),
      ])
  }

  @Test("The first scene is shown at first, and its address is the root")
  func main() {
    let host = TestHost(Program())
    #expect(host.text("main of several").exists)
    #expect(!host.text("activity").exists)
    #expect(host.address == "/")
    #expect(host.graph.root.content.title == "Program")
  }

  @Test("A window opens in a page of its own, at an address that begins with its id or type")
  func opens() async {
    let host = TestHost(Program())
    for name in ["activity", "number", "note", "settings"] { await host.button(name).tap() }
    await host.button("Settings…").tap()
    let paths = host.openedURLs.map(\.relativeString)
    #expect(paths.count == 5)
    #expect(paths[0] == "/activity")
    #expect(paths[1] == "/int/7")
    #expect(paths[2].hasPrefix("/note/~"))
    #expect(paths[3] == "/settings")
    #expect(paths[4] == "/settings")
    #expect(host.text("main of several").exists)
    let note = TestHost(Program(), address: paths[2])
    #expect(note.text("note a/b").exists)
    #expect(note.address == paths[2])
  }

  @Test("A page of a window shows that window, with its title")
  func shows() {
    let host = TestHost(Program(), address: "/activity")
    #expect(host.text("activity").exists)
    #expect(!host.text("main of several").exists)
    #expect(host.address == "/activity")
    #expect(host.graph.root.content.title == "Activity")
    #expect(TestHost(Program(), address: "/settings").text("all settings").exists)
  }

  @Test("A window follows its value, and so does the address")
  func value() async {
    let host = TestHost(Program(), address: "/int/41")
    #expect(host.text("number 41").exists)
    await host.button("next").tap()
    #expect(host.text("number 42").exists)
    #expect(host.address == "/int/42")
    #expect(TestHost(Program(), address: "/int").text("number 0").exists)
    #expect(TestHost(Program(), address: "/note").text("note none").exists)
  }

  @Test("A window closes; a page that its browser keeps shows the main window")
  func closes() async {
    for name in ["done", "close it"] {
      let host = TestHost(Program(), address: "/activity")
      #expect(!host.isClosed)
      await host.button(name).tap()
      #expect(host.isClosed)
      #expect(host.text("main of several").exists)
      #expect(host.address == "/")
      #expect(host.graph.root.content.title == "Program")
    }
  }

  @Test("A window that the page doesn't show isn't closed")
  func closesNoOther() async {
    let host = TestHost(Program())
    await host.button("close other").tap()
    #expect(!host.isClosed)
  }

  @Test("A window is kept by a relaunch")
  func relaunch() async {
    let host = TestHost(Program(), address: "/int/41")
    await host.button("next").tap()
    await host.relaunch()
    #expect(host.text("number 42").exists)
    #expect(host.address == "/int/42")
  }

  @Test("Opening a window that no scene declares is reported")
  func missing() async {
    let host = TestHost(Program())
    await withKnownIssue {
      await host.button("missing").tap()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("no scene with the id \"missing\"") }
    }
    #expect(host.openedURLs.isEmpty)
  }

  struct Numbers: App {
    var body: some Scene {
      WindowGroup(for: Int.self) { $number in
        NavigationStack { Text("number \(number ?? 0)") }
      }
    }
  }

  @Test("The only scene of an app can have values")
  func onlyScene() {
    #expect(TestHost(Numbers()).text("number 0").exists)
    #expect(TestHost(Numbers(), address: "/int/3").text("number 3").exists)
  }

  struct Single: App {
    var body: some Scene { WindowGroup { Text("alone") } }
  }

  @Test("An app with a single window has no addresses")
  func single() {
    let host = TestHost(Single())
    #expect(host.text("alone").exists)
    #expect(!host.graph.hasAddresses)
  }

  struct Tagged: App {
    @State private var count = 0
    let log: Log

    init() { log = Log() }
    init(log: Log) { self.log = log }

    var body: some Scene {
      WindowGroup { Counting(count: $count) }
        .environment(\.locale, Locale(identifier: "de"))
        .onChange(of: count) { log("from \($0) to \($1)") }
    }
  }

  struct Counting: View {
    @Binding var count: Int
    @Environment(\.locale) private var locale

    var body: some View { Button("\(locale.identifier)") { count += 1 } }
  }

  @Test("A scene has an environment, and follows changes")
  func modifiers() async {
    let log = Log()
    let host = TestHost(Tagged(log: log))
    await host.button("de").tap()
    await host.button("de").tap()
    #expect(log.take() == ["from 0 to 1", "from 1 to 2"])
  }
}
