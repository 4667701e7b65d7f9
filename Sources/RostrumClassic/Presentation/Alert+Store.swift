import Rostrum
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumViews

extension View {
  /// Asks the question that a store's state holds.
  ///
  /// ```swift
  /// .alert(store: store.scope(state: \.$alert, action: { .alert($0) }))
  /// ```
  ///
  /// It is up while the state is there. A button sends its action; every way to close it clears the
  /// state.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The view.
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>,
    at location: CallSite = #callSite
  ) -> some View {
    alert(
      store: store, state: { $0 }, action: { $0 },
      at: location)
  }

  /// Asks the question that one destination of several holds.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Finds the destination's state: `/Destination.State.alert`.
  ///   - fromDestinationAction: Puts the button's action into the others':
  ///     `Destination.Action.alert`.
  ///   - location: The call site at which issues are reported.
  /// - Returns: The view.
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
