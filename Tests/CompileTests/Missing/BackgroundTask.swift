// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

struct Feeds: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      List(0..<count, id: \.self) { index in
        HStack { Text("\(index)").foregroundStyle(.secondary) }
      }
    }
    .commands {
      CommandMenu("Count") {
        Button("Reset") { count = 0 }
      }
    }
    .backgroundTask(.appRefresh("feeds")) {  // error: backgroundTask isn't supported
      await refresh()
    }
  }
}

private func refresh() async {}
