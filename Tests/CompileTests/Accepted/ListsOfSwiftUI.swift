// flags: -default-isolation MainActor -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

struct Account: Identifiable {
  let id: Int
  var name: String
  var sum: Double
}

struct Accounts: View {
  var accounts: [Account] = []
  @State private var volume = 0
  @Environment(\.badgeProminence) private var prominence
  @Environment(\.buttonRepeatBehavior) private var repeats

  var body: some View {
    VStack {
      Grid(alignment: .leading) {
        GridRow {
          Text("Name")
          Text("Sum").gridColumnAlignment(.trailing)
        }
        ForEach(accounts) { account in
          GridRow {
            Text(account.name)
            Text(account.sum, format: .number)
          }
        }
      }
      ScrollView(.horizontal) {
        HStack { ForEach(accounts) { Text($0.name).shadow(radius: 4) } }
      }
      .scrollClipDisabled()
      .scrollClipDisabled(accounts.isEmpty)
      .scrollEdgeEffectStyle(.soft, for: .top)
      .scrollEdgeEffectStyle(accounts.isEmpty ? nil : .hard, for: [.top, .bottom])
      .scrollEdgeEffectHidden(accounts.isEmpty, for: .bottom)
      .scrollEdgeEffectHidden()
      List {
        ForEach(accounts) { account in
          Label(account.name, systemImage: "person")
            .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
            .alignmentGuide(.listRowSeparatorTrailing) { $0.width - 8 }
            .badge(3)
            .listItemTint(.monochrome)
        }
        Text("Others").listItemTint(.red).listItemTint(.fixed(.blue))
      }
      .badgeProminence(prominence == .standard ? .increased : .decreased)
      .safeAreaBar(edge: .bottom, alignment: .trailing, spacing: 4) {
        Button("Louder") { volume += 1 }
          .buttonRepeatBehavior(repeats == .automatic ? .enabled : .disabled)
      }
      .safeAreaBar(edge: .leading) { Text("Side") }
    }
  }
}

struct Bank: App {
  var body: some Scene {
    WindowGroup { Accounts() }.defaultSize(width: 900, height: 700)
    Window("Totals", id: "totals") { Text("Totals") }
      .defaultSize(CGSize(width: 300, height: 200))
  }
}
