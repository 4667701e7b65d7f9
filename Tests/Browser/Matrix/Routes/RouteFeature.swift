import Rostrum

/// What is presented by a store.
@Reducer
struct RoutePlaceFeature {
  @ObservableState
  struct State: Equatable { var title: String }
  enum Action { case closeButtonTapped }
  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .run { _ in await dismiss() } }
  }
}

/// A feature that presents in one way: by an optional state, or by a case of its destination.
@Reducer
struct RouteFeature {
  @Reducer
  enum Destination {
    case alert(AlertState<Answer>)
    case cover(RoutePlaceFeature)
    case dialog(ConfirmationDialogState<Answer>)
    case inspector(RoutePlaceFeature)
    case popover(RoutePlaceFeature)
    case screen(RoutePlaceFeature)
    case sheet(RoutePlaceFeature)
  }

  enum Answer: Equatable { case yes }

  @ObservableState
  struct State {
    let route: Route
    @Presents var alert: AlertState<Answer>?
    @Presents var dialog: ConfirmationDialogState<Answer>?
    @Presents var place: RoutePlaceFeature.State?
    @Presents var destination: Destination.State?

    var isUp: Bool { alert != nil || dialog != nil || place != nil || destination != nil }
  }

  enum Action {
    case alert(PresentationAction<Answer>)
    case close
    case destination(PresentationAction<Destination.Action>)
    case dialog(PresentationAction<Answer>)
    case open
    case place(PresentationAction<RoutePlaceFeature.Action>)
  }

  let note: @MainActor @Sendable (String) -> Void

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open: open(&state)
      case .close:
        state.alert = nil
        state.dialog = nil
        state.place = nil
        state.destination = nil
      case .alert(.presented(.yes)), .dialog(.presented(.yes)),
        .destination(.presented(.alert(.yes))), .destination(.presented(.dialog(.yes))):
        return tell("answer \(state.route)")
      case .alert(.dismiss), .destination(.dismiss), .dialog(.dismiss), .place(.dismiss):
        return tell("dismiss \(state.route)")
      case .destination, .place: break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$dialog, action: \.dialog)
    .ifLet(\.$place, action: \.place) { RoutePlaceFeature() }
    .ifLet(\.$destination, action: \.destination)
  }

  private func tell(_ event: String) -> Effect<Action> {
    .run { _ in await note(event) }
  }

  private func open(_ state: inout State) {
    let route = state.route
    let place = RoutePlaceFeature.State(title: "\(route)")
    guard route.source == .destination else {
      switch route.kind {
      case .alert: state.alert = alert(route)
      case .dialog: state.dialog = dialog(route)
      default: state.place = place
      }
      return
    }
    state.destination =
      switch route.kind {
      case .alert: .alert(alert(route))
      case .dialog: .dialog(dialog(route))
      case .sheet: .sheet(place)
      case .cover: .cover(place)
      case .popover: .popover(place)
      case .screen: .screen(place)
      case .inspector: .inspector(place)
      }
  }

  private func alert(_ route: Route) -> AlertState<Answer> {
    AlertState {
      TextState("Title of \(route)")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }

  private func dialog(_ route: Route) -> ConfirmationDialogState<Answer> {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Title of \(route)")
    } actions: {
      ButtonState(action: .yes) { TextState("Yes") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}
