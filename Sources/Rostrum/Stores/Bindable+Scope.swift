import RostrumCases
import RostrumCore
import RostrumPresentation
import RostrumRuntime
import RostrumViews

extension Bindable {
  /// What a feature presents, for `sheet(item:)` and its like.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.destination?.edit, action: \.destination.edit)) { store in
  ///   FormView(store: store)
  /// }
  /// ```
  ///
  /// The binding is `nil` while the state is. When the user dismisses the presentation, `nil` is
  /// written, which sends `.dismiss`; the reducer's `ifLet` then clears the state and cancels the
  /// effects.
  ///
  /// - Parameters:
  ///   - state: The state of what is presented.
  ///   - action: The case of its actions.
  ///   - fileID: Where it is written; issues name it.
  ///   - filePath: Where it is written.
  ///   - line: Where it is written.
  ///   - column: Where it is written.
  /// - Returns: A binding to the store of what is presented.
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

  /// What a feature presents, for `sheet(item:)` and its like.
  ///
  /// - Parameters:
  ///   - state: The state of what is presented.
  ///   - action: The case of its actions.
  ///   - fileID: Where it is written; issues name it.
  ///   - filePath: Where it is written.
  ///   - line: Where it is written.
  ///   - column: Where it is written.
  /// - Returns: A binding to the store of what is presented.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// What a feature presents, one of several features or the one that there is.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { store in
  ///   FormView(store: store)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: What the feature marks with `@Presents`.
  ///   - action: The case of its actions.
  ///   - fileID: Where it is written; issues name it.
  ///   - filePath: Where it is written.
  ///   - line: Where it is written.
  ///   - column: Where it is written.
  /// - Returns: A binding to the store of what is presented.
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

  /// The path of a feature's stack, for `NavigationStack(path:root:destination:)`.
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
  ///   - state: The path.
  ///   - action: The case of its actions.
  /// - Returns: A binding to the store of the path.
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    .constant(wrappedValue.scope(state, action: action))
  }

  /// The path of a feature's stack, for `NavigationStack(path:root:destination:)`.
  ///
  /// - Parameters:
  ///   - state: The path.
  ///   - action: The case of its actions.
  /// - Returns: A binding to the store of the path.
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state, action: action)
  }
}
