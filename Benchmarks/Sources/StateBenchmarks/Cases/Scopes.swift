import BenchmarkKit
import Rostrum

extension Benchmark {
  static let scopes = [
    Benchmark("Scope10.Leaf") { operations in
      let store = Store(initialState: Level1.State()) { Level1() }
      for _ in 0..<operations {
        store.send(
          .child(.child(.child(.child(.child(.child(.child(.child(.child(.child(.add)))))))))))
      }
      return store.child.child.child.child.child.child.child.child.child.child.count
    },
    Benchmark("Scope10.Root") { operations in
      let store = Store(initialState: Level1.State()) { Level1() }
      for _ in 0..<operations { store.send(.add) }
      return store.count
    },
  ]
}
