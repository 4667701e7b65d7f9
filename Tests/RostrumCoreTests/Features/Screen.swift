import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation

/// A feature that can do everything that a presented feature does.
@Reducer struct Screen {
  @ObservableState struct State: Equatable {
    var count = 0
    var isPresented: Bool?
    @Presents var next: Leaf.State?
  }
  enum Action {
    case increment
    case wait
    case stop
    case close
    case look
    case openNext
    case next(PresentationAction<Leaf.Action>)
  }
  enum Name { case wait }

  var forever = Forever()
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .wait:
        return .run { [forever] _ in await forever.run() }.cancellable(id: Name.wait)
      case .stop:
        return .cancel(id: Name.wait)
      case .close:
        return .run { [dismiss] send in
          await dismiss()
          await send(.increment)
        }
      case .look:
        state.isPresented = isPresented
        return .none
      case .openNext:
        state.next = Leaf.State()
        return .none
      case .next:
        return .none
      }
    }
    .ifLet(\.$next, action: \.next) { Leaf(forever: forever) }
  }
}

@Reducer struct Leaf {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case wait, close, increment }

  var forever = Forever()
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .wait: return .run { [forever] _ in await forever.run() }
      case .close: return .run { [dismiss] _ in await dismiss() }
      case .increment:
        state.count += 1
        return .none
      }
    }
  }
}
