import Rostrum

/// A feature whose count a timer raises five times a second, beside a long note.
@Reducer struct Ticking {
  @ObservableState struct State: Codable, Equatable {
    /// A store is written sorted by the names of its values, so that the count comes last.
    var annotation = String(repeating: "Nothing that the timer does changes this note. ", count: 5)
    var count = 10_000
  }

  enum Action {
    case start
    case tick
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run { send in
          for await _ in clock.timer(interval: .milliseconds(200)) { await send(.tick) }
        }
      case .tick:
        state.count += 1
        return .none
      }
    }
  }
}

/// An app that changes by itself, without an event of its user.
struct TickingApp: App {
  let store = Store(initialState: Ticking.State()) { Ticking() }

  var body: some Scene {
    WindowGroup("Ticking") {
      Text("Count \(store.count)").task { await store.send(.start).finish() }
    }
  }
}
