import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Commands for parts of a window", .viewsEnd)
struct WindowPartCommandTests {
  struct Library: App {
    @State private var isInspecting = false

    var body: some Scene {
      WindowGroup {
        NavigationSplitView {
          Text("albums").navigationTitle("Albums")
        } detail: {
          Text("songs").navigationTitle("Songs")
            .toolbar { Button("Add") {} }
            .inspector(isPresented: $isInspecting) { Text("facts") }
        }
      }
      .commands {
        SidebarCommands()
        InspectorCommands()
        ToolbarCommands()
        TextEditingCommands()
        TextFormattingCommands()
      }
    }
  }

  struct Plain: App {
    var body: some Scene {
      WindowGroup { Text("content") }
        .commands {
          SidebarCommands()
          InspectorCommands()
        }
    }
  }

  struct Words: App {
    var body: some Scene {
      WindowGroup { Text("content") }
        .commands {
          TextEditingCommands()
          TextFormattingCommands()
        }
    }
  }

  private let desk = CGSize(width: 1200, height: 700)

  @Test("The sidebar is shown and hidden by the menu and by the keys")
  func sidebar() async {
    let host = TestHost(Library(), size: desk)
    let command = host.menu("Actions").toggle("Sidebar")
    #expect(host.text("albums").exists)
    #expect(command.isOn)
    await command.setOn(false)
    #expect(!host.text("albums").exists)
    #expect(!command.isOn)
    await host.press("s", modifiers: [.command, .control])
    #expect(host.text("albums").exists)
  }

  @Test("The inspector is shown and hidden by the menu and by the keys")
  func inspector() async {
    let host = TestHost(Library(), size: desk)
    let command = host.menu("Actions").toggle("Inspector")
    #expect(!command.isOn)
    await command.setOn(true)
    #expect(host.text("facts").exists)
    #expect(command.isOn)
    await host.press("i", modifiers: [.command, .control])
    #expect(!host.text("facts").exists)
  }

  @Test("The bars of screens are shown and hidden by the menu and by the keys")
  func toolbar() async {
    let host = TestHost(Library(), size: desk)
    let command = host.menu("Actions").toggle("Toolbar")
    #expect(host.button("Add").exists)
    #expect(command.isOn)
    await command.setOn(false)
    #expect(!host.button("Add").exists)
    #expect(!command.isOn)
    await host.press("t", modifiers: [.command, .option])
    #expect(host.button("Add").exists)
  }

  @Test("Commands without a part are disabled")
  func absent() {
    let host = TestHost(Plain(), size: desk)
    #expect(!host.menu("Actions").toggle("Sidebar").isEnabled)
    #expect(!host.menu("Actions").toggle("Inspector").isEnabled)
  }

  @Test("What a browser has in its own menus is not in the window's")
  func words() {
    let host = TestHost(Words(), size: desk)
    #expect(host.text("content").exists)
    #expect(!host.menu("Actions").exists)
  }
}
