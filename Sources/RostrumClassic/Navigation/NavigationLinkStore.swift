import RostrumCore
import RostrumPresentation
import RostrumViews

/// A link that pushes a view when the presentation state of a store becomes non-`nil`.
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

  /// Creates a link to one of several destinations.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Extracts the destination's state, as in `/Destination.State.detail`.
  ///   - fromDestinationAction: Embeds the destination's action.
  ///   - onTap: A closure to run when the user taps the link.
  ///   - destination: Creates the pushed screen.
  ///   - label: The label of the link.
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

  /// The button, with the destination.
  public var body: some View {
    Button(action: onTap) { label }
      .navigationDestination(
        store: store, state: toDestinationState, action: fromDestinationAction,
        destination: destination)
  }
}

extension NavigationLinkStore {
  /// Creates a link to a destination.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onTap: A closure to run when the user taps the link.
  ///   - destination: Creates the pushed screen.
  ///   - label: The label of the link.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    onTap: @escaping @MainActor () -> Void,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State == DestinationState, Action == DestinationAction {
    self.init(
      store, state: { $0 }, action: { $0 }, onTap: onTap, destination: destination, label: label)
  }

  /// Creates a link to the destination with a certain ID.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - id: The ID of the destination.
  ///   - onTap: A closure to run when the user taps the link.
  ///   - destination: Creates the pushed screen.
  ///   - label: The label of the link.
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

  /// Creates a link to one of several destinations with a certain ID.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Extracts the destination's state, as in `/Destination.State.detail`.
  ///   - fromDestinationAction: Embeds the destination's action.
  ///   - id: The ID of the destination.
  ///   - onTap: A closure to run when the user taps the link.
  ///   - destination: Creates the pushed screen.
  ///   - label: The label of the link.
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
