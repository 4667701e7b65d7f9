import BenchmarkKit
import Rostrum

extension Benchmark {
  static let presentations = [
    Benchmark("Present.Dismiss") { operations in
      let store = Store(initialState: Presenter.State()) { Presenter() }
      for _ in 0..<operations {
        await store.send(.present).finish()
        await store.send(.sheet(.dismiss)).finish()
      }
      return store.count
    },
    Benchmark("Present.DismissEffect") { operations in
      let store = Store(initialState: Presenter.State()) { Presenter() }
      for _ in 0..<operations {
        await store.send(.present).finish()
        await store.send(.sheet(.presented(.close))).finish()
      }
      return store.count
    },
  ]
}
