import Rostrum

/// A screen whose alert is a matter of the feature.
struct StoreQuestionView: View {
  @Bindable var store: StoreOf<Question>

  var body: some View {
    VStack {
      Text("Nothing happened yet.")
      Button("Ask") { store.send(.ask) }
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

/// A feature that asks.
@Reducer
struct Question {
  @ObservableState
  struct State {
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action {
    case ask
    case alert(PresentationAction<Alert>)

    @CasePathable
    enum Alert {
      case yes
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .ask:
        state.alert = AlertState {
          TextState("Is this so?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
          ButtonState(role: .cancel) { TextState("No") }
        } message: {
          TextState("It can be undone.")
        }
        return .none
      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
