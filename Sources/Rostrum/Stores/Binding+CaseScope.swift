import RostrumCases
import RostrumCore
import RostrumViews

extension Binding {
  /// One destination among several that a feature presents, for `sheet(item:)` and its like.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { store in
  ///   FormView(store: store)
  /// }
  /// ```
  ///
  /// A case that holds a feature gives its store, a case that holds plain data gives the data. The
  /// binding is `nil` while another destination or none is presented; writing `nil` dismisses.
  ///
  /// - Parameter keyPath: The case of the destination.
  public subscript<State, Action, Destination>(
    dynamicMember keyPath: KeyPath<
      State.StateReducer.CaseScope.AllCasePaths,
      AnyCasePath<State.StateReducer.CaseScope, Destination>
    >
  ) -> Binding<Destination?>
  where
    Value == Store<State, Action>?, State: CaseReducerState,
    State.StateReducer.Action == Action, State.StateReducer.CaseScope: CasePathable
  {
    let path = State.StateReducer.CaseScope.allCasePaths[keyPath: keyPath]
    return part(id: keyPath) { store in
      store.flatMap { path.extract(from: $0.case) }
    } set: { store, destination in
      guard destination == nil, let presented = store, path.extract(from: presented.case) != nil
      else { return }
      store = nil
    }
  }
}
