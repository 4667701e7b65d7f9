import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumScenes

extension View {
  /// Presents a popover when the presentation state of a store becomes non-`nil`.
  ///
  /// ```swift
  /// .popover(store: store.scope(state: \.$hint, action: { .hint($0) })) { store in
  ///   HintView(store: store)
  /// }
  /// ```
  ///
  /// When the user dismisses the popover, the store receives `.dismiss`, and the reducer's `ifLet`
  /// sets the state to `nil`. If the state changes to a different `id` or case, the popover is
  /// replaced.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - content: Creates the presented view.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The modified view.
  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<State, Action>) -> Content,
    at location: CallSite = #callSite
  ) -> some View {
    popover(
      store: store, state: { $0 }, action: { $0 }, content: content,
      at: location)
  }

  /// Presents a popover when the presentation state of a store becomes a certain destination.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Extracts the destination's state, as in `/Destination.State.edit`.
  ///   - fromDestinationAction: Embeds the destination's action, as in `Destination.Action.edit`.
  ///   - content: Creates the destination view.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The modified view.
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
