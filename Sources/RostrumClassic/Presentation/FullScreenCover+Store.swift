import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumViews

extension View {
  /// Covers everything while a store's state is there.
  ///
  /// ```swift
  /// .fullScreenCover(store: store.scope(state: \.$tour, action: { .tour($0) })) { store in
  ///   TourView(store: store)
  /// }
  /// ```
  ///
  /// When the user dismisses it, `.dismiss` is sent; the reducer's `ifLet` clears the state. State
  /// of another `id` or case is presented anew.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onDismiss: Runs once after it went away, for whatever reason.
  ///   - content: Makes the view of what is presented.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The view.
  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<State, Action>) -> Content,
    at location: CallSite = #callSite
  ) -> some View {
    fullScreenCover(
      store: store, state: { $0 }, action: { $0 }, onDismiss: onDismiss, content: content,
      at: location)
  }

  /// Covers everything while one destination of several is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Finds the destination's state: `/Destination.State.edit`.
  ///   - fromDestinationAction: Puts the destination's action into the others':
  ///     `Destination.Action.edit`.
  ///   - onDismiss: Runs once after it went away, for whatever reason.
  ///   - content: Makes the view of the destination.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The view.
  public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ action: DestinationAction) -> Action,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content:
      @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Content,
    at location: CallSite = #callSite
  ) -> some View {
    let presentation = StorePresentation(
      store, state: toDestinationState, action: fromDestinationAction,
      at: location)
    return presents(.cover, presentation.request, onDismiss, content)
  }
}
