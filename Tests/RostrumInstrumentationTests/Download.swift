import RostrumCases
import RostrumCore

/// A feature with one effect.
@Reducer struct Download {
  @ObservableState struct State: Equatable {
    var isDone = false
    var text = ""
  }
  enum Action { case start, done, typed(String) }

  let work: @Sendable () async -> Void

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        return .run(name: "download") { [work] send in
          await work()
          await send(.done)
        }
      case .done: state.isDone = true
      case .typed(let text): state.text = text
      }
      return .none
    }
  }

  @MainActor
  static func store(
    watchedBy instrumentation: StoreInstrumentation,
    work: @escaping @Sendable () async -> Void = {}
  ) -> StoreOf<Self> {
    Store(initialState: State()) {
      Self(work: work)
    } withDependencies: {
      $0.storeInstrumentation = instrumentation
    }
  }
}
