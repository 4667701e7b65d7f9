import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumScenes

extension View {
  /// Pushes a view when the presentation state of a store becomes non-`nil`.
  ///
  /// ```swift
  /// .navigationDestination(
  ///   store: store.scope(state: \.$detail, action: { .detail($0) })
  /// ) { store in
  ///   DetailView(store: store)
  /// }
  /// ```
  ///
  /// When the user pops the view, the store receives `.dismiss`, and the reducer's `ifLet` sets the
  /// state to `nil`. If the state changes to a different `id` or case, the view is replaced.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - destination: Creates the destination view.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The modified view.
  public func navigationDestination<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<State, Action>) -> Content,
    at location: CallSite = #callSite
  ) -> some View {
    navigationDestination(
      store: store, state: { $0 }, action: { $0 }, destination: destination,
      at: location)
  }

  /// Pushes a view when the presentation state of a store becomes a certain destination.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Extracts the destination's state, as in `/Destination.State.edit`.
  ///   - fromDestinationAction: Embeds the destination's action, as in `Destination.Action.edit`.
  ///   - destination: Creates the destination view.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The modified view.
  public func navigationDestination<
    State, Action, DestinationState, DestinationAction, Content: View
  >(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ action: DestinationAction) -> Action,
    @ViewBuilder destination:
      @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Content,
    at location: CallSite = #callSite
  ) -> some View {
    let presentation = StorePresentation(
      store, state: toDestinationState, action: fromDestinationAction,
      at: location)
    return pushes(presentation.request, destination)
  }
}
