import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumViews

extension View {
  /// Presents an alert when the presentation state of a store becomes non-`nil`.
  ///
  /// ```swift
  /// .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
  /// ```
  ///
  /// A button of the alert sends its action. Every dismissal of the alert sets the state to `nil`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The modified view.
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>,
    at location: CallSite = #callSite
  ) -> some View {
    alert(
      store: store, state: { $0 }, action: { $0 },
      at: location)
  }

  /// Presents an alert when the presentation state of a store becomes a certain destination.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Extracts the destination's state, as in `/Destination.State.alert`.
  ///   - fromDestinationAction: Embeds the button's action, as in `Destination.Action.alert`.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The modified view.
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ action: ButtonAction) -> Action,
    at location: CallSite = #callSite
  ) -> some View {
    let presentation = StorePresentation(
      store, state: toDestinationState, action: fromDestinationAction,
      at: location)
    return alert(presentation.binding)
  }
}
