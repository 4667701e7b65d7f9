import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct ResultTests {
  @Test("The failure of a result without a value is received by its case")
  func failure() async {
    let store = TestStore(initialState: .init(fails: true)) { Saving() }
    await store.send(.saveButtonTapped)
    await store.receive(\.saved.failure) { $0.message = "No room." }
  }

  @Test("The success of a result without a value is received by its case")
  func success() async {
    let store = TestStore(initialState: .init(fails: false)) { Saving() }
    await store.send(.saveButtonTapped)
    await store.receive(\.saved.success) { $0.message = "Saved." }
  }
}

@Reducer private struct Saving {
  struct Failure: Error {}

  @ObservableState struct State: Equatable {
    var fails: Bool
    var message = ""
  }

  enum Action {
    case saveButtonTapped
    case saved(Result<Void, any Error>)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .saveButtonTapped:
        return .run { [fails = state.fails] send in
          await send(.saved(Result { if fails { throw Failure() } }))
        }
      case .saved(.success): state.message = "Saved."
      case .saved(.failure): state.message = "No room."
      }
      return .none
    }
  }
}
