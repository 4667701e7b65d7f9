import BenchmarkKit
import Rostrum

extension Benchmark {
  static let stacks = [
    Benchmark("Stack.PushPop") { operations in
      let store = Store(initialState: Screens.State()) { Screens() }
      for _ in 0..<operations {
        await store.send(.push).finish()
        await store.send(.path(.popFrom(id: store.path.ids.last!))).finish()
      }
      return store.count
    },
    Benchmark("Stack.PushEffectPop") { operations in
      let store = Store(initialState: Screens.State()) { Screens() }
      for _ in 0..<operations {
        store.send(.push)
        let id = store.path.ids.last!
        let work = store.send(.path(.element(id: id, action: .work)))
        await Task.yield()
        store.send(.path(.popFrom(id: id)))
        await work.finish()
      }
      return store.count
    },
  ]
}
