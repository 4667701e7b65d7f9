import RostrumClassic

/// The feature that the tests of the seed speak of and do not show: a count, a timer, and a fact.
struct CounterFeature: Reducer {
  struct State: Equatable {
    var count = 0
    var fact: String?
    var isLoadingFact = false
  }

  enum Action: Equatable {
    case factResponse(String)
    case getFactButtonTapped
    case incrementButtonTapped
    case incrementLaterButtonTapped
    case startTimerButtonTapped
    case timerTicked
  }

  // Block "Dependencies, Task & Clock": the clock of a reducer.
  @Dependency(\.continuousClock) var clock
  @Dependency(\.numberFact) var numberFact

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .factResponse(let fact):
        state.fact = fact
        state.isLoadingFact = false
        return .none
      case .getFactButtonTapped:
        state.isLoadingFact = true
        return .run { [count = state.count] send in
          await send(.factResponse(try await numberFact.fetch(count)))
        }
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .incrementLaterButtonTapped:
        return .run { send in
          try await self.clock.sleep(for: .seconds(1))
          await send(.incrementButtonTapped)
        }
      case .startTimerButtonTapped:
        return .run { send in
          for await _ in self.clock.timer(interval: .seconds(1)) {
            await send(.timerTicked)
          }
        }
      case .timerTicked:
        state.count += 1
        return .none
      }
    }
  }
}
