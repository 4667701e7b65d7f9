import BenchmarkKit
import Rostrum

extension Benchmark {
  static let shared = [
    Benchmark("Shared.WithLock") { operations in
      @Shared(.inMemory("count")) var count = 0
      for _ in 0..<operations { $count.withLock { $0 += 1 } }
      return count
    },
    Benchmark("Shared.Send") { operations in
      let store = Store(initialState: SharedCounter.State()) { SharedCounter() }
      for _ in 0..<operations { store.send(.add) }
      return store.count
    },
  ]
}
