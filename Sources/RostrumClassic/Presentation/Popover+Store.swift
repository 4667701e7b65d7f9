import Rostrum
import RostrumCore
import RostrumPresentation
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
  ///   - fileID: Where it is written; issues name it.
  ///   - filePath: Where it is written.
  ///   - line: Where it is written.
  ///   - column: Where it is written.
  /// - Returns: The view.
  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<State, Action>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    popover(
      store: store, state: { $0 }, action: { $0 }, content: content,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Presents a popover while one destination of several is there.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - toDestinationState: Finds the destination's state: `/Destination.State.edit`.
  ///   - fromDestinationAction: Puts the destination's action into the others':
  ///     `Destination.Action.edit`.
  ///   - content: Makes the view of the destination.
  ///   - fileID: Where it is written; issues name it.
  ///   - filePath: Where it is written.
  ///   - line: Where it is written.
  ///   - column: Where it is written.
  /// - Returns: The view.
  public func popover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ action: DestinationAction) -> Action,
    @ViewBuilder content:
      @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    let presentation = StorePresentation(
      store, state: toDestinationState, action: fromDestinationAction,
      at: Source(fileID: fileID, filePath: filePath, line: line, column: column))
    return presents(.popover, presentation.request, nil, content)
  }
}
