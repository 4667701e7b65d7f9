import RostrumTesting

@Reducer struct Counter {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case up }
  @Dependency(\.uuid) var uuid
  var body: some Reducer<State, Action> { EmptyReducer() }
}

struct CounterView: View {
  let store: StoreOf<Counter>
  @State private var isShown = false

  var body: some View {
    Button("\(store.count)") { store.send(.up) }.sheet(isPresented: $isShown) { Text("Sheet") }
  }
}

@MainActor func test() async {
  let clock = TestClock()
  let saved = LockIsolated([URL]())
  let store = TestStore(initialState: Counter.State()) {
    Counter()
  } withDependencies: {
    $0.continuousClock = clock
  }
  await store.send(.up)
  expectNoDifference(saved.value, [])
  let host = TestHost { CounterView(store: Store(initialState: Counter.State()) { Counter() }) }
  await host.button("0").tap()
}
