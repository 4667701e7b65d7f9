import BenchmarkKit
import Rostrum

extension Benchmark {
  static let effects = [
    Benchmark("Effect.RunFinish") { operations in
      let store = Store(initialState: Echo.State()) { Echo() }
      for _ in 0..<operations { await store.send(.call).finish() }
      return store.count
    }
  ]
}
