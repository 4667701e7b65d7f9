import BenchmarkKit
import Rostrum

extension Benchmark {
  static let dependencies = [
    Benchmark("Dependency.Send") { operations in
      let store = Store(initialState: StepCounter.State()) { StepCounter() }
      for _ in 0..<operations { store.send(.add) }
      return store.count
    }
  ]
}
