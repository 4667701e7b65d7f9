import Observation
import RostrumCases
import RostrumCore
import RostrumPresentation
import Testing

@MainActor
@Suite struct StoreTests {
  @Test("an action is worked on before send returns")
  func synchronous() {
    let store = Store(initialState: Counter.State()) { Counter() }
    store.send(.increment)
    #expect(store.count == 1)
  }

  @Test("actions sent while the store is at work wait, and run in order before send returns")
  func reentrancy() {
    let store = Store(initialState: Log.State()) { Log() }
    store.send(.first)
    #expect(store.entries == ["first", "second", "third", "after second"])
  }
}

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
    var other = ""
  }
  enum Action { case increment, touch }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .touch: state.count = state.count
      }
      return .none
    }
  }
}

@Reducer struct Log {
  @ObservableState struct State: Equatable { var entries: [String] = [] }
  enum Action { case first, second, third, afterSecond }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .first:
        state.entries.append("first")
        return .merge(.send(.second), .send(.third))
      case .second:
        state.entries.append("second")
        return .send(.afterSecond)
      case .third:
        state.entries.append("third")
        return .none
      case .afterSecond:
        state.entries.append("after second")
        return .none
      }
    }
  }
}
