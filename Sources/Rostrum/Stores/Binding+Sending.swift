import RostrumCases
import RostrumCore
import RostrumViews

extension Bindable {
  /// A field of a store's state, from which to create a binding that sends an action.
  ///
  /// ```swift
  /// TextField("Search", text: $store.query.sending(\.queryChanged))
  /// ```
  ///
  /// - Parameter keyPath: The key path to the field.
  /// - Returns: The field. Call ``SendingField/sending(_:)`` to create a binding.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> SendingField<State, Action, Member> where Value == Store<State, Action> {
    SendingField(store: wrappedValue, keyPath: keyPath)
  }
}

extension Binding {
  /// A field of a store's state, from which to create a binding that sends an action, for a store in
  /// a view's `@State` or `@Binding`.
  ///
  /// - Parameter keyPath: The key path to the field.
  /// - Returns: The field. Call ``SendingField/sending(_:)`` to create a binding.
  @MainActor
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> SendingField<State, Action, Member> where Value == Store<State, Action> {
    SendingField(store: wrappedValue, keyPath: keyPath)
  }
}

/// A field of a store's state that doesn't have an action for its changes yet.
@MainActor
@dynamicMemberLookup
public struct SendingField<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A field nested in the field.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SendingField<State, Action, Member> {
    SendingField<State, Action, Member>(
      store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding that reads the field, and sends an action for each value written to it.
  ///
  /// - Parameter action: The case of the action, whose associated value is the new value.
  /// - Returns: A binding that sends the action.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let send = AnyCasePath(action)
    return Binding(
      get: { [store, keyPath] in store[dynamicMember: keyPath] },
      set: { [store] in store.send(send.embed($0)) })
  }
}
