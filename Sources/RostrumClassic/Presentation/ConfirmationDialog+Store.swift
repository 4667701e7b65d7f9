import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumViews

extension View {
  /// Presents a confirmation dialog when the presentation state of a store becomes non-`nil`.
  ///
  /// ```swift
  /// .confirmationDialog(store: store.scope(state: \.$dialog, action: { .dialog($0) }))
  /// ```
  ///
  /// A button of the dialog sends its action. Every dismissal of the dialog sets the state to
  /// `nil`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The modified view.
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

  /// Presents a dialog when the presentation state of a store becomes a certain destination.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Extracts the destination's state, as in
  ///     `/Destination.State.confirmationDialog`.
  ///   - fromDestinationAction: Embeds the button's action, as in
  ///     `Destination.Action.confirmationDialog`.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The modified view.
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
