import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation

@Reducer struct Facts {
  @ObservableState struct State: Equatable {
    var count = 0
    var fact: String?
    var isAsking = false
    var timer = 0
  }
  enum Action: Equatable {
    case increment, ask, startTimer, stopTimer, close, chain, never
    case set(Int)
    case answered(String)
    case ticked
  }
  enum Name { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.noun) var noun

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .set(let count):
        state.count = count
        return .none
      case .ask:
        state.isAsking = true
        return .run { [count = state.count, noun] send in
          await send(.answered("\(count) is a \(noun)"))
        }
      case .answered(let fact):
        state.isAsking = false
        state.fact = fact
        return .none
      case .startTimer:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: Name.timer)
      case .stopTimer:
        return .cancel(id: Name.timer)
      case .ticked:
        state.timer += 1
        return .none
      case .chain:
        return .concatenate(.send(.increment), .send(.increment), .send(.answered("end")))
      case .never:
        return .run { _ in await waitForCancellation() }
      case .close:
        return .run { [dismiss] _ in await dismiss() }
      }
    }
  }
}

extension DependencyValues {
  var noun: String {
    get { self[NounKey.self] }
    set { self[NounKey.self] = newValue }
  }
}

private enum NounKey: DependencyKey {
  static let liveValue = "thing"
  static let testValue = "number"
}
