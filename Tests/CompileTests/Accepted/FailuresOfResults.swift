// flags: -c -o /dev/null -parse-as-library
import RostrumTesting

@CasePathable enum Loaded<Value> { case value(Value), none }

@Reducer struct Saving {
  @ObservableState struct State: Equatable { var isSaved = false }

  enum Action {
    case saved(Result<Void, any Error>)
    case deleted(Result<(id: Int, name: String), any Error>)
    case answered(Void?)
    case loaded(Loaded<Void>)
  }

  var body: some Reducer<State, Action> { EmptyReducer() }
}

@MainActor func test() async {
  let store = TestStore(initialState: Saving.State()) { Saving() }
  await store.receive(\.saved.failure)
  await store.receive(\.saved.success) { $0.isSaved = true }
  await store.receive(\.deleted.success)
  await store.receive(\.answered.some)
  await store.receive(\.loaded.value)
}
