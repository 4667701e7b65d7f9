import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumViews

extension View {
  /// Pushes a screen while a store's state is there.
  ///
  /// ```swift
  /// .navigationDestination(
  ///   store: store.scope(state: \.$detail, action: { .detail($0) })
  /// ) { store in
  ///   DetailView(store: store)
  /// }
  /// ```
  ///
  /// When the user dismisses it, `.dismiss` is sent; the reducer's `ifLet` clears the state. State
  /// of another `id` or case is presented anew.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - destination: Makes the view of what is presented.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The view.
  public func navigationDestination<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<State, Action>) -> Content,
    at location: CallSite = #callSite
  ) -> some View {
    navigationDestination(
      store: store, state: { $0 }, action: { $0 }, destination: destination,
      at: location)
  }

  /// Pushes a screen while one destination of several is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Finds the destination's state: `/Destination.State.edit`.
  ///   - fromDestinationAction: Puts the destination's action into the others':
  ///     `Destination.Action.edit`.
  ///   - destination: Makes the view of the destination.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The view.
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
