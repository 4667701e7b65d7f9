// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

struct Notes: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      List(0..<count, id: \.self) { index in
        HStack { Text("\(index)").foregroundStyle(.secondary) }
      }
    }
    .commands {
      SidebarCommands()
      TextEditingCommands()
      ImportFromDevicesCommands()  // error: ImportFromDevicesCommands isn't supported
      EmptyCommands()
      CommandGroup(after: .newItem) {
        Button("Add") { count += 1 }.keyboardShortcut("n", modifiers: [.command, .shift])
      }
      CommandMenu("Count") {
        Button("Reset") { count = 0 }
      }
    }
  }
}
