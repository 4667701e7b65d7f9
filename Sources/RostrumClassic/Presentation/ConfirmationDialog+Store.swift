import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumViews

extension View {
  /// Offers the choices that a store's state holds.
  ///
  /// ```swift
  /// .confirmationDialog(store: store.scope(state: \.$dialog, action: { .dialog($0) }))
  /// ```
  ///
  /// It is up while the state is there. A button sends its action; every way to close it clears the
  /// state.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The view.
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >,
    at location: CallSite = #callSite
  ) -> some View {
    confirmationDialog(
      store: store, state: { $0 }, action: { $0 },
      at: location)
  }

  /// Offers the choices that one destination of several holds.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Finds the destination's state: `/Destination.State.confirmationDialog`.
  ///   - fromDestinationAction: Puts the button's action into the others':
  ///     `Destination.Action.confirmationDialog`.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The view.
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ action: ButtonAction) -> Action,
    at location: CallSite = #callSite
  ) -> some View {
    let presentation = StorePresentation(
      store, state: toDestinationState, action: fromDestinationAction,
      at: location)
    return confirmationDialog(presentation.binding)
  }
}
