import RostrumCases
import RostrumCore

@Reducer struct Counter {
  @ObservableState struct State: Equatable {
    var count = 0
    var other = ""
  }
  enum Action { case increment, touch, reset }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .touch: state.count = state.count
      case .reset: state = State()
      }
      return .none
    }
  }
}

/// A feature with numbers that may not be numbers.
@Reducer struct Measure {
  struct Sample: Equatable {
    var name = "a"
    var length = Double.nan
  }

  @ObservableState struct State: Equatable {
    var length = Double.nan
    var sample = Sample()
  }
  enum Action { case set(Double) }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard case .set(let length) = action else { return .none }
      state.length = length
      state.sample = Sample(length: length)
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
