import BenchmarkKit
import Rostrum

extension Benchmark {
  static let stores = [
    Benchmark("Counter.Send") { operations in
      let store = Store(initialState: Counter.State()) { Counter() }
      for _ in 0..<operations { store.send(.add) }
      return store.count
    },
    Benchmark("Store.Scope") { operations in
      var count = 0
      for _ in 0..<operations {
        let store = Store(initialState: Feature.State()) { Feature() }
        withExtendedLifetime(store) { count += 1 }
      }
      return count
    },
    Benchmark("Store.Send") { operations in
      let store = Store(initialState: Feature.State()) { Feature() }
      for _ in 0..<operations { store.send(.add) }
      return store.count
    },
    Benchmark("Store.Access") { operations in
      let store = Store(initialState: Feature.State()) { Feature() }
      store.send(.add)
      var count = 0
      for _ in 0..<operations {
        keep(store.state)
        count += 1
      }
      return count
    },
  ]
}
