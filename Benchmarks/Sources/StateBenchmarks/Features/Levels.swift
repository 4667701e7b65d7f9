import Rostrum

// Ten counters, each around the next one, which is always there.

@Reducer
struct Level1 {
  @ObservableState
  struct State {
    var count = 0
    var child = Level2.State()
  }

  enum Action {
    case add
    case child(Level2.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(\.child, action: \.child) { Level2() }
    Reduce { state, action in
      if case .add = action { state.count += 1 }
      return .none
    }
  }
}

@Reducer
struct Level2 {
  @ObservableState
  struct State {
    var count = 0
    var child = Level3.State()
  }

  enum Action {
    case add
    case child(Level3.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(\.child, action: \.child) { Level3() }
    Reduce { state, action in
      if case .add = action { state.count += 1 }
      return .none
    }
  }
}

@Reducer
struct Level3 {
  @ObservableState
  struct State {
    var count = 0
    var child = Level4.State()
  }

  enum Action {
    case add
    case child(Level4.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(\.child, action: \.child) { Level4() }
    Reduce { state, action in
      if case .add = action { state.count += 1 }
      return .none
    }
  }
}

@Reducer
struct Level4 {
  @ObservableState
  struct State {
    var count = 0
    var child = Level5.State()
  }

  enum Action {
    case add
    case child(Level5.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(\.child, action: \.child) { Level5() }
    Reduce { state, action in
      if case .add = action { state.count += 1 }
      return .none
    }
  }
}

@Reducer
struct Level5 {
  @ObservableState
  struct State {
    var count = 0
    var child = Level6.State()
  }

  enum Action {
    case add
    case child(Level6.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(\.child, action: \.child) { Level6() }
    Reduce { state, action in
      if case .add = action { state.count += 1 }
      return .none
    }
  }
}

@Reducer
struct Level6 {
  @ObservableState
  struct State {
    var count = 0
    var child = Level7.State()
  }

  enum Action {
    case add
    case child(Level7.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(\.child, action: \.child) { Level7() }
    Reduce { state, action in
      if case .add = action { state.count += 1 }
      return .none
    }
  }
}

@Reducer
struct Level7 {
  @ObservableState
  struct State {
    var count = 0
    var child = Level8.State()
  }

  enum Action {
    case add
    case child(Level8.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(\.child, action: \.child) { Level8() }
    Reduce { state, action in
      if case .add = action { state.count += 1 }
      return .none
    }
  }
}

@Reducer
struct Level8 {
  @ObservableState
  struct State {
    var count = 0
    var child = Level9.State()
  }

  enum Action {
    case add
    case child(Level9.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(\.child, action: \.child) { Level9() }
    Reduce { state, action in
      if case .add = action { state.count += 1 }
      return .none
    }
  }
}

@Reducer
struct Level9 {
  @ObservableState
  struct State {
    var count = 0
    var child = Level10.State()
  }

  enum Action {
    case add
    case child(Level10.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(\.child, action: \.child) { Level10() }
    Reduce { state, action in
      if case .add = action { state.count += 1 }
      return .none
    }
  }
}

@Reducer
struct Level10 {
  @ObservableState
  struct State {
    var count = 0
    var child = Counter.State()
  }

  enum Action {
    case add
    case child(Counter.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(\.child, action: \.child) { Counter() }
    Reduce { state, action in
      if case .add = action { state.count += 1 }
      return .none
    }
  }
}
