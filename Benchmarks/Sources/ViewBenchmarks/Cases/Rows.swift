import BenchmarkKit
import Rostrum

/// One row among many changes; the one text that shows it is the one mutation.
extension Benchmark {
  static let rows = [1_000, 10_000].flatMap { rows in
    [
      Benchmark("Row.State.\(rows)") { operations in
        let stage = Stage { StateList(count: rows) }
        let button = stage.all(.button)[rows / 2]
        var count = 0
        for _ in 0..<operations { count += stage.tap(button).count }
        return count
      },
      Benchmark("Row.Observable.\(rows)") { operations in
        let models = CounterModel.make(rows)
        let stage = Stage { ModelList(models: models) }
        var count = 0
        for _ in 0..<operations {
          models[rows / 2].count += 1
          count += stage.graph.update().count
        }
        return count
      },
      Benchmark("Row.Store.\(rows)") { operations in
        let store = Store(initialState: Table.State(count: rows)) { Table() }
        let stage = Stage { TableView(store: store) }
        var count = 0
        for _ in 0..<operations {
          store.send(.rows(.element(id: rows / 2, action: .add)))
          count += stage.graph.update().count
        }
        return count
      },
      Benchmark("Row.Equatable.\(rows)") { operations in
        let stage = Stage { ValueList(count: rows) }
        let button = stage.all(.button)[0]
        var count = 0
        for _ in 0..<operations { count += stage.tap(button).count }
        return count
      },
    ]
  }
}
