import Rostrum

/// A count that views observe.
@MainActor @Observable
final class CounterModel: Identifiable {
  nonisolated let id: Int
  var count = 0

  init(id: Int) {
    self.id = id
  }

  static func make(_ count: Int) -> [CounterModel] {
    (0..<count).map { CounterModel(id: $0) }
  }
}

/// A list of models, each of which is a row's own.
struct ModelList: View {
  let models: [CounterModel]

  var body: some View {
    List {
      ForEach(models) { ModelRow(model: $0) }
    }
  }
}

struct ModelRow: View {
  let model: CounterModel

  var body: some View {
    HStack {
      Text("Row \(model.id)")
      Text("\(model.count)")
    }
  }
}
