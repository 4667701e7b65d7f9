import RostrumClassic

/// Somebody who is presented.
struct Guest: Reducer {
  struct State: Equatable, Identifiable {
    let name: String
    var greetings = 0
    var id: String { name }
  }

  enum Action: Equatable {
    case greet
    case leave
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .greet:
        state.greetings += 1
        return .none
      case .leave:
        return .run { _ in await dismiss() }
      }
    }
  }
}

struct GuestView: View {
  let store: StoreOf<Guest>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Text("Greetings: \(viewStore.greetings)")
      Button("Greet \(viewStore.name)") { viewStore.send(.greet) }
      Button("Leave") { viewStore.send(.leave) }
    }
  }
}

/// One presentation, with an alert and a dialog beside it.
struct Lobby: Reducer {
  enum Answer: Equatable { case yes }

  struct State: Equatable {
    @PresentationState var alert: AlertState<Answer>?
    @PresentationState var dialog: ConfirmationDialogState<Answer>?
    @PresentationState var guest: Guest.State?
    var log: [String] = []
  }

  enum Action {
    case alert(PresentationAction<Answer>)
    case ask(String)
    case choose
    case dialog(PresentationAction<Answer>)
    case guest(PresentationAction<Guest.Action>)
    case welcome(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.dismiss): state.log.append("alert dismissed")
      case .alert(.presented(.yes)): state.log.append("yes")
      case .ask(let question): state.alert = .question(question)
      case .choose:
        state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Which?")
        } actions: {
          ButtonState(action: .yes) { TextState("This") }
        }
      case .dialog(.dismiss): state.log.append("dialog dismissed")
      case .dialog(.presented(.yes)): state.log.append("this")
      case .guest(.dismiss): state.log.append("\(state.guest?.name ?? "nobody") dismissed")
      case .guest: break
      case .welcome(let name): state.guest = Guest.State(name: name)
      }
      return .none
    }
    .ifLet(\.$alert, action: /Action.alert)
    .ifLet(\.$dialog, action: /Action.dialog)
    .ifLet(\.$guest, action: /Action.guest) { Guest() }
  }
}

extension AlertState where Action == Lobby.Answer {
  static func question(_ title: String) -> Self {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("No") }
    } message: {
      TextState("Say so.")
    }
  }
}

/// One presentation of several kinds.
struct Hall: Reducer {
  struct Destination: Reducer {
    enum State: Equatable {
      case alert(AlertState<Lobby.Answer>)
      case counter(Counter.State)
      case dialog(ConfirmationDialogState<Lobby.Answer>)
      case guest(Guest.State)
    }

    enum Action {
      case alert(Lobby.Answer)
      case counter(Counter.Action)
      case dialog(Lobby.Answer)
      case guest(Guest.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.counter, action: /Action.counter) { Counter() }
      Scope(state: /State.guest, action: /Action.guest) { Guest() }
    }
  }

  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var log: [String] = []
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case present(Destination.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.dismiss): state.log.append("dismissed")
      case .destination(.presented(.alert(.yes))):
        state.log.append("yes")
        state.destination = .guest(Guest.State(name: "Blob"))
      case .destination(.presented(.dialog(.yes))):
        state.log.append("this")
        state.destination = nil
      case .destination: break
      case .present(let destination): state.destination = destination
      }
      return .none
    }
    .ifLet(\.$destination, action: /Action.destination) { Destination() }
  }
}
