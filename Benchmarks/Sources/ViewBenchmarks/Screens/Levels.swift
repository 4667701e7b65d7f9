import Rostrum

/// A view with siblings around what is below it.
struct Level<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      Text("Above")
      content
      Text("Below")
    }
  }
}

/// Puts a view five levels deep.
@MainActor
func fiveLevels(_ content: some View) -> some View {
  Level { Level { Level { Level { Level { content } } } } }
}

/// A view that has all the state there is.
struct Leaf: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Leaf", isOn: $isOn)
  }
}
