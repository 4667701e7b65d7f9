import Rostrum

/// A list of 1,000 rows with a state of their own.
struct RowsApp: App {
  var body: some Scene {
    WindowGroup {
      List {
        ForEach(0..<1000) { Row(id: $0) }
      }
    }
  }
}

private struct Row: View {
  let id: Int
  @State private var count = 0

  var body: some View {
    HStack {
      Text("Row \(id)")
      Button("\(count)") { count += 1 }
    }
  }
}
