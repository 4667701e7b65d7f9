import Rostrum

extension Sheets {
  // Block 6, "NavigationSheet Wrapper", word for word; the toolbar item is the app's.
  struct NavigationSheet<Content: View>: View {
    var content: () -> Content

    var body: some View {
      NavigationStack {
        content()
          .toolbar { CloseToolbarItem() }
      }
    }
  }

  struct CloseToolbarItem: ToolbarContent {
    @Environment(\.dismiss) private var dismiss

    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) {
        Button("Close") { dismiss() }
      }
    }
  }

  struct NavigationSheetScreen: View {
    @State private var isPresented = false

    var body: some View {
      Button("Open") { isPresented = true }
        .sheet(isPresented: $isPresented) {
          NavigationSheet {
            List {
              NavigationLink("More") { Text("A second screen") }
            }
            .navigationTitle("First")
          }
        }
    }
  }
}
