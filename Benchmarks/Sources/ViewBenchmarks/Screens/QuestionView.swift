import Rostrum

/// A screen whose alert is a matter of the view.
struct QuestionView: View {
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
