import Rostrum

/// The views of the seed about alerts; several of them have one name there.
enum Alerts {
  // Block 1, "Basic Alert"; what a reset does is filled in.
  struct ResetView: View {
    @State private var isResetConfirmationPresented = false
    let reset: @MainActor () -> Void

    var body: some View {
      Button("Reset") {
        isResetConfirmationPresented = true
      }
      .alert("Reset Settings?", isPresented: $isResetConfirmationPresented) {
        Button("Cancel", role: .cancel) {}
        Button("Reset", role: .destructive) {
          reset()
        }
      } message: {
        Text("This cannot be undone.")
      }
    }
  }
}
