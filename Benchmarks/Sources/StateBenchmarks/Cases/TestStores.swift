import BenchmarkKit
import Rostrum
import RostrumTesting

extension Benchmark {
  static let testStores = [
    Benchmark("TestStore.Send") { operations in
      let store = TestStore(initialState: Counter.State()) { Counter() }
      for _ in 0..<operations {
        await store.send(.add) { $0.count += 1 }
      }
      return store.state.count
    }
  ]
}
