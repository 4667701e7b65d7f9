import Rostrum

/// Counts the minutes that are spent with a book.
@Reducer
struct BookTimer {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    let book: Book
    var goal = 30
    var isRunning = false
    var minutes = 0

    var progress: Double { goal == 0 ? 1 : min(1, Double(minutes) / Double(goal)) }
  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case stopButtonTapped
    case ticked
    case toggleButtonTapped

    @CasePathable
    enum Alert: Equatable, Sendable {
      case discard
      case keep
    }

    @CasePathable
    enum Delegate: Equatable {
      case finished(minutes: Int)
    }
  }

  private enum CancelID { case timer }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.discard)):
        return .run { _ in await dismiss() }

      case .alert(.presented(.keep)):
        return .run { [minutes = state.minutes] send in
          await send(.delegate(.finished(minutes: minutes)))
          await dismiss()
        }

      case .alert, .binding, .delegate:
        return .none

      case .stopButtonTapped:
        state.isRunning = false
        state.alert = .stop
        return .cancel(id: CancelID.timer)

      case .ticked:
        state.minutes += 1
        return state.minutes == state.goal ? .send(.stopButtonTapped) : .none

      case .toggleButtonTapped:
        state.isRunning.toggle()
        guard state.isRunning else { return .cancel(id: CancelID.timer) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(60)) {
            await send(.ticked)
          }
        }
        .cancellable(id: CancelID.timer)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == BookTimer.Action.Alert {
  static var stop: Self {
    Self {
      TextState("Keep these minutes?")
    } actions: {
      ButtonState(action: .keep) { TextState("Keep") }
      ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
    }
  }
}
