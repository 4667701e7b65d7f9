import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumScenes

extension View {
  /// Presents a sheet when the presentation state of a store becomes non-`nil`.
  ///
  /// ```swift
  /// .sheet(store: store.scope(state: \.$addStandup, action: { .addStandup($0) })) { store in
  ///   StandupForm(store: store)
  /// }
  /// ```
  ///
  /// When the user dismisses the sheet, the store receives `.dismiss`, and the reducer's `ifLet`
  /// sets the state to `nil`. If the state changes to a different `id` or case, the sheet is
  /// replaced.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onDismiss: A closure to run once after the dismissal, regardless of its cause.
  ///   - content: Creates the presented view.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The modified view.
  public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<State, Action>) -> Content,
    at location: CallSite = #callSite
  ) -> some View {
    sheet(
      store: store, state: { $0 }, action: { $0 }, onDismiss: onDismiss, content: content,
      at: location)
  }

  /// Presents a sheet when the presentation state of a store becomes a certain destination.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Extracts the destination's state, as in `/Destination.State.edit`.
  ///   - fromDestinationAction: Embeds the destination's action, as in `Destination.Action.edit`.
  ///   - onDismiss: A closure to run once after the dismissal, regardless of its cause.
  ///   - content: Creates the destination view.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The modified view.
  public func sheet<State, Action, DestinationState, DestinationAction, Content: View>(
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
    return presents(.sheet, presentation.request, onDismiss, content)
  }
}
