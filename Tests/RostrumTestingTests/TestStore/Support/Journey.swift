import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation

/// A feature with a destination, and a stack of screens.
@Reducer struct Journey {
  @Reducer enum Destination {
    case note(Note)
    case alert(AlertState<Alert>)
  }
  @CasePathable enum Alert: Equatable { case confirm }

  @ObservableState struct State: Equatable {
    @Presents var destination: Destination.State?
    var path = StackState<Note.State>()
    var saved: [String] = []
  }
  enum Action {
    case noteTapped, deleteTapped, pushTapped(String)
    case destination(PresentationAction<Destination.Action>)
    case path(StackActionOf<Note>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .noteTapped: state.destination = .note(Note.State())
      case .deleteTapped: state.destination = .alert(.delete)
      case .pushTapped(let text): state.path.append(Note.State(text: text))
      case .destination(.presented(.note(.delegate(.saved(let text))))): state.saved.append(text)
      case .destination(.presented(.alert(.confirm))): state.saved = []
      case .path(.element(let id, .delegate(.saved(let text)))):
        state.saved.append(text)
        state.path.pop(from: id)
      case .destination, .path: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.path, action: \.path) { Note() }
  }
}

extension Journey.Destination.State: Equatable {}

extension AlertState where Action == Journey.Alert {
  static let delete = AlertState {
    TextState("Delete everything?")
  } actions: {
    ButtonState(role: .destructive, action: .confirm) { TextState("Delete") }
  }
}

/// A screen with a text, that can be closed from inside and from outside.
@Reducer struct Note {
  @ObservableState struct State: Equatable {
    var text = ""
    var seconds = 0
  }
  enum Action {
    case write(String)
    case saveTapped, closeTapped, watch, ticked
    case delegate(Delegate)
  }
  @CasePathable enum Delegate { case saved(String) }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .write(let text):
        state.text = text
        return .none
      case .saveTapped:
        return .run { [dismiss, text = state.text] send in
          await send(.delegate(.saved(text)))
          await dismiss()
        }
      case .closeTapped:
        return .run { [dismiss] _ in await dismiss() }
      case .watch:
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        state.seconds += 1
        return .none
      case .delegate:
        return .none
      }
    }
  }
}
