import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Commands", .viewsEnd)
struct CommandTests {
  struct Program: App {
    let log: Log

    init() { log = Log() }
    init(log: Log) { self.log = log }

    var body: some Scene {
      WindowGroup { Text("content") }
        .commands {
          CommandGroup(after: .newItem) {
            Button("New Folder") { log("folder") }
              .keyboardShortcut("n", modifiers: [.command, .shift])
          }
          NoteCommands(log: log)
          CommandGroup(replacing: .help) {}
        }
    }
  }

  struct NoteCommands: Commands {
    let log: Log

    var body: some Commands {
      CommandMenu("Note") {
        Button("Pin") { log("pin") }.keyboardShortcut("p", modifiers: [.command, .option])
      }
      if true {
        CommandMenu("Page") { Button("Turn") { log("turn") } }
      }
    }
  }

  private let desk = CGSize(width: 1000, height: 700)

  @Test("Commands are in menus above the content of a wide window")
  func menus() async {
    let log = Log()
    let host = TestHost(Program(log: log), size: desk)
    await host.menu("Actions").button("New Folder").tap()
    await host.menu("Note").button("Pin").tap()
    await host.menu("Page").button("Turn").tap()
    #expect(log.take() == ["folder", "pin", "turn"])
  }

  @Test("The shortcuts of commands work")
  func shortcuts() async {
    let log = Log()
    let host = TestHost(Program(log: log), size: desk)
    await host.press("p", modifiers: [.command, .option])
    await host.press("n", modifiers: [.command, .shift])
    #expect(log.take() == ["pin", "folder"])
  }

  @Test("A narrow window has no menus")
  func narrow() {
    let host = TestHost(Program(log: Log()))
    #expect(host.text("content").exists)
    #expect(!host.menu("Note").exists)
  }

  @Test("A shortcut with a localization is the same shortcut")
  func localization() async {
    let log = Log()
    let host = TestHost {
      Button("mirror") { log("mirror") }
        .keyboardShortcut(
          KeyboardShortcut("[", modifiers: [.command], localization: .withoutMirroring))
    }
    await host.press("[", modifiers: .command)
    #expect(log.take() == ["mirror"])
    let held: EventModifiers = [.command, .capsLock, .numericPad]
    #expect(held.subtracting([.capsLock, .numericPad]) == .command)
  }

  struct OnlyMenus: App {
    var body: some Scene {
      WindowGroup { Text("content") }
        .commands {
          CommandGroup(replacing: .newItem) {}
          CommandMenu("Note") { Button("Pin") {} }
        }
    }
  }

  @Test("Without other commands there is no menu for them")
  func noActions() {
    let host = TestHost(OnlyMenus(), size: desk)
    #expect(host.menu("Note").exists)
    #expect(!host.menu("Actions").exists)
  }
}
