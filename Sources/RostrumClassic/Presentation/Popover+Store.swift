import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumViews

extension View {
  /// Presents a popover while a store's state is there.
  ///
  /// ```swift
  /// .popover(store: store.scope(state: \.$hint, action: { .hint($0) })) { store in
  ///   HintView(store: store)
  /// }
  /// ```
  ///
  /// When the user dismisses it, `.dismiss` is sent; the reducer's `ifLet` clears the state. State
  /// of another `id` or case is presented anew.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - content: Makes the view of what is presented.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The view.
  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<State, Action>) -> Content,
    at location: CallSite = #callSite
  ) -> some View {
    popover(
      store: store, state: { $0 }, action: { $0 }, content: content,
      at: location)
  }

  /// Presents a popover while one destination of several is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Finds the destination's state: `/Destination.State.edit`.
  ///   - fromDestinationAction: Puts the destination's action into the others':
  ///     `Destination.Action.edit`.
  ///   - content: Makes the view of the destination.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The view.
  public func popover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ action: DestinationAction) -> Action,
    @ViewBuilder content:
      @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Content,
    at location: CallSite = #callSite
  ) -> some View {
    let presentation = StorePresentation(
      store, state: toDestinationState, action: fromDestinationAction,
      at: location)
    return presents(.popover, presentation.request, nil, content)
  }
}
