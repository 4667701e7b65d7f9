import Rostrum

/// One desk, at which one thing at a time is presented.
@Reducer
struct Desk {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case note(Note)

    @CasePathable
    enum Alert {
      case again
      case write
    }
  }

  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
    var log: [String] = []
    var query = ""
  }

  enum Action {
    case askButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case queryChanged(String)
    case writeButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .askButtonTapped:
        state.destination = .alert(.question("First"))
      case .destination(.dismiss):
        state.log.append("dismiss")
      case .destination(.presented(.alert(.again))):
        state.log.append("again")
        state.destination = .alert(.question("Second"))
      case .destination(.presented(.alert(.write))):
        state.log.append("write")
        state.destination = .note(Note.State(text: "From the alert"))
      case .destination(.presented(.note(.askButtonTapped))):
        state.destination = .alert(.question("From the note"))
      case .destination:
        break
      case .queryChanged(let query):
        state.query = query.lowercased()
      case .writeButtonTapped:
        state.destination = .note(Note.State(text: ""))
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension AlertState where Action == Desk.Destination.Alert {
  static func question(_ title: String) -> Self {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(action: .again) { TextState("Ask again") }
      ButtonState(role: .destructive, action: .write) { TextState("Write") }
      ButtonState(role: .cancel) { TextState("Stop") }
    } message: {
      TextState("Choose ") + TextState("well").bold()
    }
  }
}

/// A text with a focus.
@Reducer
struct Note {
  @ObservableState
  struct State: Equatable {
    var text: String
    var focus: Field?

    enum Field: Hashable { case text, title }
  }

  enum Action: BindableAction {
    case askButtonTapped
    case binding(BindingAction<State>)
    case closeButtonTapped
    case titleButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      case .titleButtonTapped:
        state.focus = .title
        return .none
      case .askButtonTapped, .binding:
        return .none
      }
    }
  }
}
