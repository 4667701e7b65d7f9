import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation

/// A text that is written, kept, or thrown away; a feature that is presented.
@Reducer struct Editor {
  @ObservableState struct State: Equatable, Identifiable {
    var id = 0
    var text = ""
    @Presents var alert: AlertState<Answer>?
  }
  enum Action {
    case alert(PresentationAction<Answer>)
    case ask
    case close
    case delegate(Delegate)
    case saveAndClose
    case type(String)
    case wait

    @CasePathable enum Delegate: Equatable { case saved(String) }
  }
  @CasePathable enum Answer { case discard }

  var forever = Forever()
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ask:
        state.alert = .discard
        return .none
      case .alert(.presented(.discard)), .close:
        return .run { [dismiss] _ in await dismiss() }
      case .saveAndClose:
        return .run { [dismiss, text = state.text] send in
          await send(.delegate(.saved(text)))
          await dismiss()
        }
      case .type(let text):
        state.text = text
        return .none
      case .wait:
        return .run { [forever] _ in await forever.run() }
      case .alert, .delegate:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

/// What an office shows, one at a time.
@Reducer enum Page {
  case editor(Editor)
  case row(Row)
  case alert(AlertState<Editor.Answer>)
  case dialog(ConfirmationDialogState<Editor.Answer>)
}

extension Page.State: Equatable {}

/// A feature that presents one page and has a stack of others; how it responds is given.
@Reducer struct Office {
  @ObservableState struct State: Equatable {
    @Presents var page: Page.State?
    var path = StackState<Page.State>()
    var log: [String] = []
  }
  enum Action {
    case page(PresentationAction<Page.Action>)
    case path(StackActionOf<Page>)
    case go
  }

  var respond: (inout State, Action) -> Effect<Action> = { _, _ in .none }

  var body: some ReducerOf<Self> {
    Reduce { state, action in respond(&state, action) }
      .ifLet(\.$page, action: \.page)
      .forEach(\.path, action: \.path)
  }
}

extension AlertState<Editor.Answer> {
  static var discard: Self {
    AlertState {
      TextState("Discard?")
    } actions: {
      ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
    }
  }
}

extension ConfirmationDialogState<Editor.Answer> {
  static func discard(_ title: String) -> Self {
    ConfirmationDialogState {
      TextState(title)
    } actions: {
      ButtonState(action: .discard) { TextState("Discard") }
    }
  }
}
