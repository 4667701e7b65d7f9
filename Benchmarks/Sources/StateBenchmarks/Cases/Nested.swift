import BenchmarkKit
import Rostrum

private let depth = 10

extension Benchmark {
  static let nested = [
    Benchmark("Nested.Scope") { operations in
      var count = 0
      for _ in 0..<operations {
        let leaf = leaf(of: makeRoot())
        withExtendedLifetime(leaf) { count += 1 }
      }
      return count
    },
    Benchmark("Nested.Send") { operations in
      let leaf = leaf(of: makeRoot())
      for _ in 0..<operations { leaf.send(.add) }
      return leaf.count
    },
    Benchmark("Nested.RootSend") { operations in
      let root = makeRoot()
      let leaf = leaf(of: root)
      for _ in 0..<operations { root.send(.add) }
      return root.count + leaf.count
    },
    Benchmark("Nested.Send(1)") { operations in
      let root = makeRoot()
      let leaf = leaf(of: root)
      for _ in 0..<operations { root.send(.child(.presented(.add))) }
      return root.state.child!.count + leaf.count
    },
    Benchmark("Nested.Access") { operations in
      let leaf = leaf(of: makeRoot())
      leaf.send(.add)
      var count = 0
      for _ in 0..<operations {
        keep(leaf.state)
        count += 1
      }
      return count
    },
  ]

  @MainActor
  private static func makeRoot() -> StoreOf<Feature> {
    Store(initialState: Feature.State(depth: depth)) { Feature() }
  }

  @MainActor
  private static func leaf(of root: StoreOf<Feature>) -> StoreOf<Feature> {
    var store = root
    for _ in 1..<depth { store = store.scope(\.child, action: \.child.presented)! }
    return store
  }
}
