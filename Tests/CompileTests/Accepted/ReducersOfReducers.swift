import Rostrum

// Reducers whose types are those of the reducer that they run, or of the one around them.

@Reducer struct Filtered<Base: Reducer> {
  let base: Base
  let isAllowed: @Sendable (Base.Action) -> Bool

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    isAllowed(action) ? base.reduce(into: &state, action: action) : .none
  }
}

@Reducer struct Logged<Base: Reducer> {
  let base: Base

  var body: some ReducerOf<Base> {
    Reduce { _, action in
      print(action)
      return .none
    }
    base
  }
}

@Reducer struct Spelled<Base: Reducer> {
  let base: Base

  var body: some Reducer<Base.State, Base.Action> { base }
}

@Reducer struct OwnAction<Base: Reducer> {
  enum Action { case base(Base.Action), other }
  let base: Base

  func reduce(into state: inout Base.State, action: Action) -> Effect<Action> {
    guard case .base(let action) = action else { return .none }
    return base.reduce(into: &state, action: action).map(Action.base)
  }
}

@Reducer struct Outer {
  @ObservableState struct State: Equatable {
    var count = 0
  }
  enum Action { case add }

  var body: some ReducerOf<Self> {
    Analytics()
    Counting()
    Method()
  }

  @Reducer struct Counting {
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer struct Analytics {
    var body: some ReducerOf<Outer> { EmptyReducer() }
  }

  @Reducer struct Method {
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      state.count += 1
      return .none
    }
  }

  @Reducer struct OfItsOwn {
    @ObservableState struct State { var title = "" }
    enum Action { case rename }
    var body: some Reducer<State, Action> {
      Reduce { state, _ in
        state.title = "new"
        return .none
      }
    }
  }

  @Reducer struct WithoutState {
    enum Action { case tap }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }
}

@MainActor func stores() {
  Store(initialState: Outer.State()) { Logged(base: Outer()) }.send(.add)
  Store(initialState: Outer.State()) { Filtered(base: Outer()) { _ in true } }.send(.add)
  Store(initialState: Outer.State()) { Spelled(base: Outer()) }.send(.add)
  Store(initialState: Outer.State()) { OwnAction(base: Outer()) }.send(.base(.add))
  Store(initialState: Outer.WithoutState.State()) { Outer.WithoutState() }.send(.tap)
}
