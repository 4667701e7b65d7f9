import RostrumCore
import RostrumViews

// NB: Without these, `$store.title` is a member of `Store` that is looked up by a key path, and so a
// key path with another one in it, which Swift makes anew for each binding.
extension Bindable {
  /// A binding to a field of a store's state; writing it sends the action `.binding`.
  ///
  /// ```swift
  /// TextField("Title", text: $store.title)
  /// ```
  ///
  /// - Parameter keyPath: The field.
  public subscript<State: ObservableState, Action: BindableAction, Member: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Member>
  ) -> Binding<Member> where Value == Store<State, Action>, Action.State == State {
    let store = wrappedValue
    return Binding(
      id: FieldID(store: ObjectIdentifier(store), field: keyPath),
      get: { store[dynamicMember: keyPath] },
      set: { store[dynamicMember: keyPath] = $0 })
  }

  /// A binding to a field of a store's state; writing it sends the view's action `.binding`.
  ///
  /// - Parameter keyPath: The field.
  public subscript<State: ObservableState, Action: ViewAction, Member: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Member>
  ) -> Binding<Member>
  where
    Value == Store<State, Action>, Action.ViewAction: BindableAction,
    Action.ViewAction.State == State
  {
    let store = wrappedValue
    return Binding(
      id: FieldID(store: ObjectIdentifier(store), field: keyPath),
      get: { store[dynamicMember: keyPath] },
      set: { store[dynamicMember: keyPath] = $0 })
  }
}

/// What tells a field of a store apart from other fields, and from those of other stores.
private struct FieldID: Hashable {
  let store: ObjectIdentifier
  let field: AnyKeyPath
}
