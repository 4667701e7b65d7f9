// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations of the seed are public; its readers are the tests.

import Rostrum

// Block 2, "Alert Management": an alert whose state is a plain enum. `Error` is not `Equatable`, so
// the case that shows one carries its message; `state.alert = .confirmDelete` is an `AlertState`
// made by a member of that name, as an alert needs words and buttons; `deleteItem` is an action.

public enum Alert: Equatable, Sendable {
  case confirmDelete
  case retryAction
  case showError(String)
}

extension AlertState where Action == Alert {
  static var confirmDelete: Self {
    AlertState {
      TextState("Delete this item?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDelete) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    }
  }
}

@Reducer
struct Deletion {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Alert>?
    var items = ["Lamp"]
  }

  enum Action: ViewAction {
    case alert(PresentationAction<Alert>)
    case deleteItem
    case view(View)

    @CasePathable
    enum View {
      case didTapDelete
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.didTapDelete):
        state.alert = .confirmDelete
        return .none

      case .alert(.presented(.confirmDelete)):
        return .send(.deleteItem)

      case .deleteItem:
        state.items.removeAll()
        return .none

      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@ViewAction(for: Deletion.self)
struct DeletionView: View {
  @Bindable var store: StoreOf<Deletion>

  var body: some View {
    Button("Remove") { send(.didTapDelete) }
      .alert($store.scope(state: \.alert, action: \.alert))
  }
}
