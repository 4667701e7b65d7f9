import Rostrum

// The body says the types; no empty state is made.
@Reducer struct Adder {
  enum Action { case add }

  var body: some Reducer<Int, Action> {
    Reduce { state, _ in
      state += 1
      return .none
    }
  }
}

@Reducer struct StoredBody {
  enum Action { case add }

  let body = Reduce<Int, Action> { state, _ in
    state += 1
    return .none
  }
}

@Reducer struct BothTypes {
  var body: some Reducer<Int, Bool> {
    Reduce { state, isMore in
      state += isMore ? 1 : -1
      return .none
    }
    .onChange(of: { $0 }) { _, _ in .none }
  }
}

@Reducer struct TypedBody {
  var body: Reduce<String, Never> { Reduce { _, _ in .none } }
}

@Reducer struct InferredBody {
  let body = Adder()
}

@MainActor func stores() {
  _ = Store(initialState: 1) { Adder() }
  _ = Store(initialState: 1) { StoredBody() }
  _ = Store(initialState: 1) { BothTypes() }.send(true)
  _ = Store(initialState: "") { TypedBody() }
  _ = Store(initialState: 1) { InferredBody() }.send(.add)
}
