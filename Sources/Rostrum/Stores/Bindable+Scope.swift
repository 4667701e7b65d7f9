import RostrumCases
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumViews

extension Bindable {
  /// A binding to the store of a presented feature, such as for `sheet(item:)`.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.destination?.edit, action: \.destination.edit)) { store in
  ///   FormView(store: store)
  /// }
  /// ```
  ///
  /// The binding is `nil` while the state is `nil`. When the user dismisses the presentation, `nil`
  /// is written to the binding, which sends `.dismiss`; the reducer's `ifLet` then sets the state
  /// to `nil` and cancels the feature's effects.
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
    let location = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let place = PresentedPlace(
      store: wrappedValue, state: state, action: action, location: location)
    return Binding(id: place.id, get: { place.child }, set: { place.write($0) })
  }

  /// A binding to the store of a presented feature, such as for `sheet(item:)`.
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
    scope(
      state.appending(path: \.wrappedValue), action: action,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A binding to the store of a stack's path, for `NavigationStack(path:root:destination:)`.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(\.path, action: \.path)) {
  ///   ListView(store: store.scope(\.list, action: \.list))
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): DetailView(store: store)
  ///   }
  /// }
  /// ```
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
    .constant(wrappedValue.scope(state, action: action))
  }

  /// A binding to the store of a stack's path, for `NavigationStack(path:root:destination:)`.
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
