import RostrumCases
import RostrumCore
import RostrumPresentation

extension Reducer {
  /// Embeds the reducer of the elements of a navigation stack.
  ///
  /// ```swift
  /// .forEach(\.path, action: /Action.path) {
  ///   Path()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toStackState: The key path of the stack state.
  ///   - toStackAction: The case path of the stack's actions.
  ///   - destination: The reducer of the destination.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A reducer that combines both features.
  public func forEach<
    DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: AnyCasePath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    forEach(
      toStackState,
      action: toStackAction.caseKeyPath(named: CaseName(.action, fileID, line, column)),
      destination: destination, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Embeds the reducer of the elements of a collection.
  ///
  /// - Parameters:
  ///   - toElementsState: The key path of the elements' state.
  ///   - toElementAction: The case path of the elements' actions.
  ///   - element: The reducer of an element.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A reducer that combines both features.
  public func forEach<
    ElementState, ElementAction, ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    forEach(
      toElementsState,
      action: toElementAction.caseKeyPath(named: CaseName(.action, fileID, line, column)),
      element: element, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Embeds the reducer of the elements of a collection whose actions are pairs.
  ///
  /// ```swift
  /// case row(id: Row.State.ID, action: Row.Action)
  ///
  /// .forEach(\.rows, action: /Action.row) {
  ///   Row()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - toElementsState: The key path of the elements' state.
  ///   - toElementAction: The case path of the elements' actions.
  ///   - element: The reducer of an element.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A reducer that combines both features.
  public func forEach<
    ElementState, ElementAction, ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    let path = AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>(
      embed: {
        switch $0 {
        case .element(let id, let action): toElementAction.embed((id, action))
        }
      },
      extract: { toElementAction.extract(from: $0).map { .element(id: $0.0, action: $0.1) } })
    return forEach(
      toElementsState, action: path, element: element,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
