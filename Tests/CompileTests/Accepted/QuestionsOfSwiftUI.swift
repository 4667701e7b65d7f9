// flags: -module-alias SwiftUI=DropInSwiftUI
import SwiftUI

struct Trouble: LocalizedError {
  var errorDescription: String? { "Trouble" }
}

struct Row: Identifiable {
  var id: Int
}

struct QuestionsOfSwiftUI: View {
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @State private var row: Row?
  @State private var trouble: Trouble?
  @State private var isOn = false
  @State private var query = ""
  @State private var tokens: [Row] = []
  @FocusState private var isFocused: Bool
  private let title = "Title"

  var body: some View {
    NavigationView {
      Button("Leave") { presentationMode.wrappedValue.dismiss() }
        .alert("Row", item: $row) { row in Button("\(row.id)") {} }
        .alert(title, item: $row) { _ in
          Button("OK") {}
        } message: {
          Text("Row \($0.id)")
        }
        .alert(Text("Row"), item: $row) { _ in }
        .alert(error: $trouble) { Button("OK") {} }
        .alert(isPresented: $isOn) {
          Alert(title: Text("a"), message: nil, dismissButton: .default(Text("b"), action: nil))
        }
        .alert(item: $row) { row in
          Alert(
            title: Text("\(row.id)"), message: Text("c"), primaryButton: .default(Text("d")),
            secondaryButton: .cancel(Text("e")) { self.row = nil })
        }
        .actionSheet(item: $row) { _ in
          ActionSheet(title: Text("f"), message: Text("g"), buttons: [.cancel { isOn = false }])
        }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private var dialogs: some View {
    NavigationView {
      Text("dialogs")
        .confirmationDialog("Row", item: $row) { _ in Button("OK") {} }
        .dialogIcon(Image(systemName: "trash"))
        .dialogSeverity(.critical)
        .dialogSuppressionToggle(Text("h"), isSuppressed: $isOn)
        .popover(isPresented: $isOn, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) {
          Text("i").presentationSizing(.page.fitted(horizontal: true, vertical: false))
        }
        .popover(item: $row, attachmentAnchor: .rect(.bounds)) { Text("\($0.id)") }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private var search: some View {
    Text(isSearching ? "a" : "b")
      .searchable(
        text: $query, tokens: $tokens, isPresented: $isOn,
        placement: .navigationBarDrawer(displayMode: .always), prompt: "c"
      ) { Text("\($0.id)") }
      .searchFocused($isFocused)
      .searchScopes($isOn, activation: .onTextEntry) { Text("d").tag(true) }
      .navigationSubtitle("e")
      .navigationTitle($query)
      .navigationSplitViewStyle(BalancedNavigationSplitViewStyle())
      .toolbar(removing: .sidebarToggle)
      .toolbar(id: "f") { ToolbarItem(id: "g", placement: .primaryAction) { Button("h") {} } }
      .toolbar {
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarOverflowMenu { Button("i") { dismissSearch() } }
      }
  }
}
