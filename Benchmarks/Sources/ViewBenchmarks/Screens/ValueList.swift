import Rostrum

/// A count that is compared.
struct CounterValue: Equatable, Identifiable {
  let id: Int
  var count = 0
}

/// A list of values that are one state together, and a button that changes the one in the middle.
struct ValueList: View {
  @State private var values: [CounterValue]

  init(count: Int) {
    _values = State(initialValue: (0..<count).map { CounterValue(id: $0) })
  }

  var body: some View {
    VStack {
      Button("Add") { values[values.count / 2].count += 1 }
      List {
        ForEach(values) { ValueRow(value: $0) }
      }
    }
  }
}

struct ValueRow: View {
  let value: CounterValue

  var body: some View {
    HStack {
      Text("Row \(value.id)")
      Text("\(value.count)")
    }
  }
}
