import Rostrum
import RostrumCore
import RostrumPresentation
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
  ///   - fileID: Where it is written; issues name it.
  ///   - filePath: Where it is written.
  ///   - line: Where it is written.
  ///   - column: Where it is written.
  /// - Returns: The view.
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    confirmationDialog(
      store: store, state: { $0 }, action: { $0 },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Offers the choices that one destination of several holds.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Finds the destination's state: `/Destination.State.confirmationDialog`.
  ///   - fromDestinationAction: Puts the button's action into the others':
  ///     `Destination.Action.confirmationDialog`.
  ///   - fileID: Where it is written; issues name it.
  ///   - filePath: Where it is written.
  ///   - line: Where it is written.
  ///   - column: Where it is written.
  /// - Returns: The view.
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ action: ButtonAction) -> Action,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    let presentation = StorePresentation(
      store, state: toDestinationState, action: fromDestinationAction,
      at: Source(fileID: fileID, filePath: filePath, line: line, column: column))
    return confirmationDialog(presentation.binding)
  }
}
