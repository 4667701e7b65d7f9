import Rostrum

/// A button that shows an alert.
struct AlertApp: App {
  var body: some Scene {
    WindowGroup { AlertScreen() }
  }
}

private struct AlertScreen: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .alert("Are you sure?", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This can't be undone.")
      }
  }
}
