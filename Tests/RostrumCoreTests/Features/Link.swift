import OrderedCollections
import RostrumCases
import RostrumCore
import RostrumPresentation

/// A feature that presents another of its own kind, and has rows of its own kind.
@Reducer struct Link {
  @ObservableState struct State: Identifiable {
    var id = 0
    var count = 0
    @Presents var next: Link.State?
    var rows: IdentifiedArrayOf<Link.State> = []
  }

  enum Action {
    case add
    case addLater
    indirect case next(PresentationAction<Link.Action>)
    indirect case rows(IdentifiedActionOf<Link>)
  }

  /// Is told about each action that the feature works on itself.
  var onAdd: @Sendable () -> Void = {}

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        state.count += 1
        onAdd()
        return .none
      case .addLater:
        return .send(.add)
      case .next, .rows:
        return .none
      }
    }
    .ifLet(\.$next, action: \.next) { Link(onAdd: onAdd) }
    .forEach(\.rows, action: \.rows) { Link(onAdd: onAdd) }
  }
}

extension Link.State {
  /// Features that are presented one by another.
  static func presented(depth: Int) -> Self {
    var state = Self()
    for _ in 1..<depth {
      var outer = Self()
      outer.next = state
      state = outer
    }
    return state
  }

  /// Features that are rows one of another.
  static func rows(depth: Int) -> Self {
    var state = Self()
    for _ in 1..<depth {
      var outer = Self()
      outer.rows = [state]
      state = outer
    }
    return state
  }

  /// The state of the innermost feature.
  var innermost: Self {
    var state = self
    while let inner = state.next ?? state.rows.first { state = inner }
    return state
  }
}

extension Link.Action {
  /// This action for the innermost of features that are presented one by another.
  func presented(depth: Int) -> Self {
    (1..<depth).reduce(self) { action, _ in .next(.presented(action)) }
  }

  /// This action for the innermost of features that are rows one of another.
  func rows(depth: Int) -> Self {
    (1..<depth).reduce(self) { action, _ in .rows(.element(id: 0, action: action)) }
  }
}
