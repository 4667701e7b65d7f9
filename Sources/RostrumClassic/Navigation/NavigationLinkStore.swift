import RostrumCore
import RostrumPresentation
import RostrumViews

/// A button that has its feature present a screen, and the screen.
///
/// ```swift
/// NavigationLinkStore(store.scope(state: \.$detail, action: { .detail($0) })) {
///   viewStore.send(.detailButtonTapped)
/// } destination: { store in
///   DetailView(store: store)
/// } label: {
///   Text("Detail")
/// }
/// ```
public struct NavigationLinkStore<
  State, Action, DestinationState, DestinationAction, Destination: View, Label: View
>: View {
  private let store: Store<PresentationState<State>, PresentationAction<Action>>
  private let toDestinationState: (State) -> DestinationState?
  private let fromDestinationAction: (DestinationAction) -> Action
  private let onTap: @MainActor () -> Void
  private let destination: @MainActor (Store<DestinationState, DestinationAction>) -> Destination
  private let label: Label

  /// Makes a link to one destination of several.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Finds the destination's state: `/Destination.State.detail`.
  ///   - fromDestinationAction: Puts the destination's action into the others'.
  ///   - onTap: Runs when the user follows the link.
  ///   - destination: The screen.
  ///   - label: What the link shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ action: DestinationAction) -> Action,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination:
      @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.store = store
    self.toDestinationState = toDestinationState
    self.fromDestinationAction = fromDestinationAction
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button(action: onTap) { label }
      .navigationDestination(
        store: store, state: toDestinationState, action: fromDestinationAction,
        destination: destination)
  }
}

extension NavigationLinkStore {
  /// Makes a link.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onTap: Runs when the user follows the link.
  ///   - destination: The screen.
  ///   - label: What the link shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State == DestinationState, Action == DestinationAction {
    self.init(
      store, state: { $0 }, action: { $0 }, onTap: onTap, destination: destination, label: label)
  }

  /// Makes a link to one of several screens of a kind.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - id: Which one.
  ///   - onTap: Runs when the user follows the link.
  ///   - destination: The screen.
  ///   - label: What the link shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    id: State.ID,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State == DestinationState, Action == DestinationAction, State: Identifiable {
    self.init(
      store, state: { $0.id == id ? $0 : nil }, action: { $0 }, onTap: onTap,
      destination: destination, label: label)
  }

  /// Makes a link to one of several screens of a kind, which is one destination of several.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Finds the destination's state: `/Destination.State.detail`.
  ///   - fromDestinationAction: Puts the destination's action into the others'.
  ///   - id: Which one.
  ///   - onTap: Runs when the user follows the link.
  ///   - destination: The screen.
  ///   - label: What the link shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ action: DestinationAction) -> Action,
    id: DestinationState.ID,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination:
      @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where DestinationState: Identifiable {
    self.init(
      store,
      state: { state in toDestinationState(state).flatMap { $0.id == id ? $0 : nil } },
      action: fromDestinationAction, onTap: onTap, destination: destination, label: label)
  }
}
