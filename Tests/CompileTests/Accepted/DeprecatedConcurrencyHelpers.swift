// flags: -suppress-warnings
import RostrumTesting

@Reducer struct Counter {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case up }
  var body: some Reducer<State, Action> { EmptyReducer() }
}

@MainActor func run() async throws {
  uncheckedUseMainSerialExecutor = true
  let store = TestStore(initialState: Counter.State()) { Counter() }
  store.useMainSerialExecutor = false
  try await withMainSerialExecutor {
    await Task.megaYield()
    try await Task.sleep(for: .zero)
  }
  withMainSerialExecutor { _ = store.state }
  await Task.megaYield(count: 2)
  withPerceptionTracking {
    _ = store.state
  } onChange: {
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    WithPerceptionTracking {
      Text("\(store.count)")
      WithPerceptionTracking { Text("More") }
    }
  }
}
