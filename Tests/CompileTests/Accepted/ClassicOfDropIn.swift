// flags: -module-alias ComposableArchitecture=DropInTestingClassic -module-alias SwiftUI=DropInSwiftUI
import ComposableArchitecture
import SwiftUI

// A file in the spelling of 2023, and its test, with the imports that an app has.

struct Counter: Reducer {
  struct State: Equatable {
    @BindingState var count = 0
    @PresentationState var alert: AlertState<Action.Alert>?
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case incrementTapped
    case alert(PresentationAction<Alert>)
    enum Alert { case confirm }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if action == .incrementTapped { state.count += 1 }
      return .none
    }
    .ifLet(\.$alert, action: /Action.alert)
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("\(viewStore.count)") { viewStore.send(.incrementTapped) }
    }
    .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
  }
}

@MainActor func testCounter() async {
  let store = TestStore(initialState: Counter.State()) { Counter() }
  await store.send(.incrementTapped) { $0.count = 1 }
  _ = store.state.count
}
