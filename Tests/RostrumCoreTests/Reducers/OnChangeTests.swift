import RostrumCases
import RostrumCore
import Testing

@MainActor
@Suite struct OnChangeTests {
  private func store(
    @ReducerBuilder<Counter.State, Counter.Action> _ reducer: () -> some Reducer<
      Counter.State, Counter.Action
    >
  ) -> Store<Counter.State, Counter.Action> {
    Store(initialState: Counter.State(), reducer: reducer)
  }

  @Test("It runs after the reducer that it stands on, which it may change the state after")
  func after() {
    let store = store {
      Counter().onChange(of: \.count) { old, state in
        state.other = "\(old)→\(state.count)"
        state.count += 10
        return .none
      }
    }
    store.send(.increment)
    #expect(store.count == 11)
    #expect(store.other == "0→1")
  }

  @Test("What it changes itself does not call it again")
  func noLoop() {
    var calls = 0
    let store = store {
      Counter().onChange(of: \.count) { _, state in
        calls += 1
        state.count += 1
        return .none
      }
    }
    store.send(.increment)
    #expect(calls == 1)
  }

  @Test("A change by a sibling reducer does not notify it")
  func beside() {
    var calls = 0
    let store = store {
      EmptyReducer().onChange(of: \.count) { _, _ in
        calls += 1
        return .none
      }
      Counter()
    }
    store.send(.increment)
    #expect(calls == 0)
  }

  @Test("An action that leaves the value as it was does not call it")
  func noChange() {
    var calls = 0
    let store = store {
      Counter().onChange(of: \.other) { _, _ in
        calls += 1
        return .none
      }
    }
    store.send(.increment)
    #expect(calls == 0)
  }

  @Test("Its effect is merged with that of the reducer")
  func effects() async {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], Int> { state, number in
        state.append(number)
        return number == 1 ? .run { await $0(2) } : .none
      }
      .onChange(of: \.first) { _, _ in .run { await $0(3) } }
    }
    await store.send(1).finish()
    #expect(store.currentState.sorted() == [1, 2, 3])
  }

  @Test("It watches anything that can be made of the state")
  func derived() {
    var parities: [Bool] = []
    let store = store {
      CombineReducers {
        Counter()
        Counter()
      }
      .onChange(of: { $0.count >= 4 }) { _, state in
        parities.append(state.count >= 4)
        return .none
      }
    }
    for _ in 0..<3 { store.send(.increment) }
    #expect(parities == [true])
  }

  @Test("What isn't a number is a change once, so that an action for it doesn't bring about others")
  func notNumbers() async {
    var calls = 0
    let store = Store(initialState: Measure.State(length: 1)) {
      Measure().onChange(of: \.length) { _, _ in
        calls += 1
        return .send(.set(.nan))
      }
      .onChange(of: \.sample) { _, _ in
        calls += 1
        return .send(.set(.nan))
      }
    }
    await store.send(.set(.nan)).finish()
    #expect(calls == 1)
    await store.send(.set(2)).finish()
    #expect(calls == 5)
  }

  @Test("Several of them run from the inside out")
  func several() {
    let store = store {
      Counter()
        .onChange(of: \.count) { _, state in
          state.other += "inner "
          return .none
        }
        .onChange(of: \.count) { _, state in
          state.other += "outer "
          return .none
        }
    }
    store.send(.increment)
    #expect(store.other == "inner outer ")
  }

  @Test("The form with a reducer gets the old value, the new one and the action")
  func reducerForm() {
    let store = store {
      Counter().onChange(of: \.count) { old, new in
        Reduce { state, action in
          state.other = "\(action): \(old)→\(new)"
          return .none
        }
      }
    }
    store.send(.increment)
    #expect(store.other == "increment: 0→1")
    store.send(.touch)
    #expect(store.other == "increment: 0→1")
  }

  @Test("On a binding reducer it tells of changes that controls made")
  func onBinding() {
    let store = Store(initialState: Sheet.State()) { Sheet() }
    store.title = "Design"
    #expect(store.log == ["→Design"])
  }
}

@Reducer private struct Sheet {
  @ObservableState struct State {
    var title = ""
    var log: [String] = []
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.title) { old, state in
        state.log.append("\(old)→\(state.title)")
        return .none
      }
  }
}
