import IssueReporting
import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct StoreTests {
  @Test("An action is worked on before send returns")
  func synchronous() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.increment)
    #expect(store.count == 1)
  }

  @Test("Actions that effects send at once wait their turn, and run before send returns")
  func sendsInOrder() {
    let store = Store(initialState: Log.State()) { Log() }
    store.send(.first)
    #expect(store.entries == ["first", "second", "third", "after second"])
  }

  @Test("A send from inside the reducer waits its turn, and its task waits for its effects")
  func reentrantSend() async {
    let gate = Gate()
    let box = StoreBox<Reentrant.State, Reentrant.Action>()
    let store = Store(initialState: Reentrant.State()) { Reentrant(box: box, gate: gate) }
    box.store = store
    defer { box.store = nil }
    store.send(.outer)
    #expect(store.entries == ["outer begins", "outer ends", "inner"])
    let task = try! #require(box.task)
    #expect(task.group?.isFinished == false)
    gate.open()
    await task.finish()
    #expect(store.entries.last == "effect of inner")
  }

  @Test("The initial state and the reducer see the dependencies of the store")
  func dependencies() {
    let store = Store(initialState: Sample.State(word: Sample.word())) {
      Sample()
    } withDependencies: {
      $0.word = "changed"
    }
    #expect(store.word == "changed")
    store.send(.append)
    #expect(store.word == "changed changed")
  }

  @Test("The task of an action without effects has nothing to wait for")
  func taskWithoutEffects() async {
    let store = Store(initialState: Counter.State()) { Counter() }
    let task = store.send(.increment)
    #expect(task.group == nil)
    await task.finish()
    #expect(task == store.send(.increment))
  }

  @Test("Stores are equal when they are the same object")
  func identity() {
    let one = Store(initialState: Counter.State()) { Counter() }
    let other = Store(initialState: Counter.State()) { Counter() }
    #expect(one == one)
    #expect(one != other)
    #expect(Set([one, other, one]).count == 2)
    #expect(one.id == ObjectIdentifier(one))
  }

  @Test("Stores say what they are stores of")
  func description() {
    let store = Store(initialState: Counter.State()) { Counter() }
    #expect(store.debugDescription == "Store<Counter.State, Counter.Action>")
  }

  @Test("A store of plain state can be read, and tells of every action")
  func plainState() {
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { state, action in
        state += action ? 1 : 0
        return .none
      }
    }
    let reading = Reading { _ = store.currentState }
    store.send(true)
    #expect(store.currentState == 1)
    #expect(reading.isStale)
  }
}

@Reducer private struct Reentrant {
  let box: StoreBox<State, Action>
  let gate: Gate

  @ObservableState struct State { var entries: [String] = [] }
  enum Action { case outer, inner, effect }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .outer:
        state.entries.append("outer begins")
        MainActor.assumeIsolated { [box] in box.task = box.store?.send(.inner) }
        state.entries.append("outer ends")
        return .none
      case .inner:
        state.entries.append("inner")
        return .run { [gate] send in
          await gate.wait()
          await send(.effect)
        }
      case .effect:
        state.entries.append("effect of inner")
        return .none
      }
    }
  }
}

@Reducer private struct Sample {
  @ObservableState struct State { var word: String }
  enum Action { case append }
  @Dependency(\.word) var word

  static func word() -> String {
    @Dependency(\.word) var word
    return word
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.word += " " + word
      return .none
    }
  }
}
