import Rostrum

/// A screen with an alert.
struct QuestionApp: App {
  var body: some Scene {
    WindowGroup { QuestionView() }
  }
}

private struct QuestionView: View {
  @State private var isAsking = false

  var body: some View {
    VStack {
      Text("Nothing happened yet.")
      Button("Ask") { isAsking = true }
    }
    .alert("Is this so?", isPresented: $isAsking) {
      Button("Yes") {}
      Button("No", role: .cancel) {}
    } message: {
      Text("It can be undone.")
    }
  }
}
