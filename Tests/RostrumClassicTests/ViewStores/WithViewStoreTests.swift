import RostrumTesting
import Testing

// NB: Tests `printingChanges`, which is internal.
@testable import RostrumClassic

@MainActor
@Suite(.leakChecked) struct WithViewStoreTests {
  let store = Counter.store()
  let renders = Renders()

  @Test("Its content is evaluated once, until something changes")
  func once() {
    let (store, renders) = (store, renders)
    let host = TestHost {
      WithViewStore(store, observe: \.count) { viewStore in
        renders.of { Text("Count: \(viewStore.state)") }
      }
    }
    #expect(host.text("Count: 0").exists)
    #expect(renders.count == 1)
  }

  @Test("Its content follows the observed value")
  func follows() async {
    let (store, renders) = (store, renders)
    let host = TestHost {
      WithViewStore(store, observe: { $0 }) { viewStore in
        renders.of {
          Text("Count: \(viewStore.count)")
          Button("Add") { viewStore.send(.add) }
        }
      }
    }
    await host.button("Add").tap()
    #expect(host.text("Count: 1").exists)
    #expect(renders.count == 2)
  }

  @Test("Its content is not evaluated for what it does not observe")
  func unobserved() async {
    let (store, renders) = (store, renders)
    let host = TestHost {
      WithViewStore(store, observe: \.count) { viewStore in
        renders.of { Text("Count: \(viewStore.state)") }
      }
    }
    for _ in 1...5 {
      store.send(.hit)
      await host.settle()
    }
    #expect(renders.count == 1)
    store.send(.add)
    await host.settle()
    #expect(renders.count == 2)
  }

  @Test("What counts as the same is up to the view")
  func duplicates() async {
    let (store, renders) = (store, renders)
    let host = TestHost {
      WithViewStore(
        store, observe: { $0 }, removeDuplicates: { $0.count / 10 == $1.count / 10 }
      ) { viewStore in
        renders.of { Text("Tens: \(viewStore.count / 10)") }
      }
    }
    store.send(.set(9))
    await host.settle()
    #expect(renders.count == 1)
    store.send(.set(11))
    await host.settle()
    #expect(host.text("Tens: 1").exists)
    #expect(renders.count == 2)
  }

  @Test("One within another is evaluated by itself")
  func nested() async {
    let (store, renders) = (store, renders)
    let inner = Renders()
    let host = TestHost {
      WithViewStore(store, observe: \.count) { viewStore in
        renders.of {
          Text("Count: \(viewStore.state)")
          WithViewStore(store, observe: \.hits) { viewStore in
            inner.of { Text("Hits: \(viewStore.state)") }
          }
        }
      }
    }
    store.send(.hit)
    await host.settle()
    #expect(host.text("Hits: 1").exists)
    #expect(renders.count == 1)
    #expect(inner.count == 2)
  }

  @Test("The view around it is not evaluated")
  func around() async {
    struct Around: View {
      let store: StoreOf<Counter>
      let renders: Renders

      var body: some View {
        renders.of {
          WithViewStore(store, observe: \.count) { Text("Count: \($0.state)") }
        }
      }
    }
    let (store, renders) = (store, renders)
    let host = TestHost { Around(store: store, renders: renders) }
    store.send(.add)
    await host.settle()
    #expect(host.text("Count: 1").exists)
    #expect(renders.count == 1)
  }

  @Test("A view that is given a view store follows it by itself")
  func handedOn() async {
    struct Label: View {
      let viewStore: ViewStore<Int, Counter.Action>

      var body: some View { Text("Count: \(viewStore.state)") }
    }
    let viewStore = ViewStore(store, observe: \.count)
    let host = TestHost { Label(viewStore: viewStore) }
    store.send(.add)
    await host.settle()
    #expect(host.text("Count: 1").exists)
  }

  @Test("It sends its own actions, which the feature receives")
  func ownActions() async {
    let store = store
    let host = TestHost {
      WithViewStore(store, observe: \.count, send: { (count: Int) in .set(count) }) { viewStore in
        Button("To \(viewStore.state + 10)") { viewStore.send(viewStore.state + 10) }
      }
    }
    await host.button("To 10").tap()
    #expect(host.button("To 20").exists)
  }

  @Test("A view of a part is not evaluated for changes in another part")
  func parts() async {
    let store = Store(initialState: Pair.State()) { Pair() }
    let left = Renders()
    let right = Renders()
    let host = TestHost {
      WithViewStore(
        store.scope(state: \.left, action: { Pair.Action.left($0) }), observe: { $0 }
      ) { viewStore in
        left.of { Text("Left: \(viewStore.count)") }
      }
      WithViewStore(
        store.scope(state: \.right, action: { Pair.Action.right($0) }), observe: { $0 }
      ) { viewStore in
        right.of { Text("Right: \(viewStore.count)") }
      }
    }
    store.send(.left(.add))
    await host.settle()
    #expect(host.text("Left: 1").exists)
    #expect(left.count == 2)
    #expect(right.count == 1)
  }

  @Test("It follows a part of a state whose fields are observed")
  func observedState() async {
    let store = Store(initialState: Modern.State()) { Modern() }
    let renders = renders
    let host = TestHost {
      WithViewStore(store, observe: { $0.names.count }) { viewStore in
        renders.of { Text("Names: \(viewStore.state)") }
      }
    }
    store.send(.rename)
    await host.settle()
    #expect(renders.count == 1)
    store.send(.add)
    await host.settle()
    #expect(host.text("Names: 2").exists)
    #expect(renders.count == 2)
  }

  @Test("It follows a plain part of a state whose fields are observed")
  func plainPart() async {
    let store = Store(initialState: Modern.State()) { Modern() }
    let host = TestHost {
      WithViewStore(store.scope(\.counter, action: \.counter), observe: \.count) {
        Text("Count: \($0.state)")
      }
    }
    store.send(.counter(.add))
    await host.settle()
    #expect(host.text("Count: 1").exists)
  }

  @Test("It follows shared state that changes without an action")
  func shared() async {
    struct State: Equatable {
      @Shared(.inMemory("score")) var score = 0
    }
    let store = Store(initialState: State()) { EmptyReducer<State, Counter.Action>() }
    let renders = renders
    let host = TestHost {
      WithViewStore(store, observe: \.score) { viewStore in
        renders.of { Text("Score: \(viewStore.state)") }
      }
    }
    let score = store.withState(\.$score)
    for number in 1...3 {
      score.withLock { $0 = number }
      await host.settle()
      #expect(host.text("Score: \(number)").exists)
    }
    #expect(renders.count == 4)
  }

  @Test("It can print what changed")
  func printing() async {
    final class Lines { var all: [String] = [] }
    let lines = Lines()
    let store = store
    let host = TestHost {
      WithViewStore(store, observe: \.count) { Text("Count: \($0.state)") }
        .printingChanges("Counter") { lines.all.append($0) }
    }
    store.send(.add)
    await host.settle()
    #expect(lines.all == ["Counter: first", "Counter:\n- 0\n+ 1"])
  }
}

/// Two counters.
struct Pair: Reducer {
  struct State: Equatable {
    var left = Counter.State()
    var right = Counter.State()
  }

  enum Action {
    case left(Counter.Action)
    case right(Counter.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: /Action.left) { Counter() }
    Scope(state: \.right, action: /Action.right) { Counter() }
  }
}

/// A state whose fields are observed.
@Reducer
struct Modern {
  @ObservableState
  struct State: Equatable {
    var names = ["Blob"]
    var counter = Counter.State()
  }

  enum Action {
    case add
    case counter(Counter.Action)
    case rename
  }

  var body: some ReducerOf<Self> {
    Scope(\.counter, action: \.counter) { Counter() }
    Reduce { state, action in
      switch action {
      case .add: state.names.append("Blob Jr.")
      case .counter: break
      case .rename: state.names[0] = "Blob Sr."
      }
      return .none
    }
  }
}
