import Foundation
import Rostrum

/// A store whose state a timer changes five times a second, behind a long text that stays, for `Tests/Chaos`.
struct TimerProbe: View {
  static let store = Store(initialState: Metronome.State()) { Metronome() }

  var body: some View {
    Text(verbatim: "count=\(Self.store.count)").task { await Self.store.send(.task).finish() }
  }
}

@Reducer
struct Metronome {
  @ObservableState
  struct State: Codable, Equatable {
    // Values are written sorted by their names, and a number of more digits makes them longer.
    var annotation = String(repeating: "n", count: 200)
    var count = 10_000
  }

  enum Action {
    case task
    case tick
  }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .milliseconds(200)) { await send(.tick) }
        }
      case .tick:
        state.count += 1
        return .none
      }
    }
  }
}
