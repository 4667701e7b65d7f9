import RostrumCases
import RostrumCore
import RostrumPresentation
import RostrumViews

extension Binding {
  /// A binding to the store of a presented feature, for a store in a view's `@State` or `@Binding`.
  ///
  /// - Parameters:
  ///   - state: The key path to the presented state.
  ///   - action: The case of the presentation's actions.
  ///   - fileID: The caller's file, to name in reported issues.
  ///   - filePath: The path of the caller's file.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
  /// - Returns: A binding to the presented feature's store.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    Bindable(wrappedValue).scope(
      state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A binding to the store of a presented feature, for a store in a view's `@State` or `@Binding`.
  ///
  /// - Parameters:
  ///   - state: The key path to the presented state.
  ///   - action: The case of the presentation's actions.
  ///   - fileID: The caller's file, to name in reported issues.
  ///   - filePath: The path of the caller's file.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
  /// - Returns: A binding to the presented feature's store.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A binding to the store of a `@Presents` property, from which a destination can be selected.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { store in
  ///   FormView(store: store)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The key path to the projection of the `@Presents` property.
  ///   - action: The case of the presentation's actions.
  ///   - fileID: The caller's file, to name in reported issues.
  ///   - filePath: The path of the caller's file.
  ///   - line: The caller's line.
  ///   - column: The caller's column.
  /// - Returns: A binding to the presented feature's store.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    Bindable(wrappedValue).scope(
      state.appending(path: \.wrappedValue), action: action,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A binding to the store of a stack's path, for a store in a view's `@State`.
  ///
  /// - Parameters:
  ///   - state: The key path to the path.
  ///   - action: The case of the path's actions.
  /// - Returns: A binding to the path's store.
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    Bindable(wrappedValue).scope(state, action: action)
  }

  /// A binding to the store of a stack's path, for a store in a view's `@State`.
  ///
  /// - Parameters:
  ///   - state: The key path to the path.
  ///   - action: The case of the path's actions.
  /// - Returns: A binding to the path's store.
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state, action: action)
  }
}
