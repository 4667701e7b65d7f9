import Rostrum

/// A list whose rows have a state of their own.
struct StateList: View {
  let count: Int

  var body: some View {
    List {
      ForEach(0..<count) { StateRow(id: $0) }
    }
  }
}

struct StateRow: View {
  let id: Int
  @State private var count = 0

  var body: some View {
    HStack {
      Text("Row \(id)")
      Button("\(count)") { count += 1 }
    }
  }
}
