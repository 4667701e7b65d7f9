import Rostrum

extension Benchmark {
  static let scopes = [
    Benchmark("Scope10.Leaf") { operations in
      let store = Tower.counter.raised.raised.raised.raised.raised
        .raised.raised.raised.raised.raised.store
      for _ in 0..<operations {
        store.send(
          .child(.child(.child(.child(.child(.child(.child(.child(.child(.child(.add)))))))))))
      }
      return store.child.child.child.child.child.child.child.child.child.child.count
    },
    Benchmark("Scope10.Root") { operations in
      let store = Tower.counter.raised.raised.raised.raised.raised
        .raised.raised.raised.raised.raised.store
      for _ in 0..<operations { store.send(.add) }
      return store.count
    },
  ]
}

/// A feature and its state, to be put into further levels.
private struct Tower<Feature: Reducer> {
  let feature: Feature
  let state: Feature.State

  /// The same with another level around it.
  var raised: Tower<Level<Feature>> {
    Tower<Level<Feature>>(
      feature: Level(child: feature), state: Level<Feature>.State(child: state))
  }

  @MainActor var store: StoreOf<Feature> {
    Store(initialState: state) { feature }
  }
}

extension Tower where Feature == Counter {
  static var counter: Tower { Tower(feature: Counter(), state: Counter.State()) }
}
