import RostrumCases
import RostrumCore
import RostrumViews

extension Bindable {
  /// A field of a store's state whose changes are sent as an action of your own.
  ///
  /// ```swift
  /// TextField("Search", text: $store.query.sending(\.queryChanged))
  /// ```
  ///
  /// - Parameter keyPath: The field.
  /// - Returns: The field, from which ``SendingField/sending(_:)`` makes a binding.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> SendingField<State, Action, Member> where Value == Store<State, Action> {
    SendingField(store: wrappedValue, keyPath: keyPath)
  }
}

/// A field of a store's state that is not bound yet: it lacks the action to send for a change.
@MainActor
@dynamicMemberLookup
public struct SendingField<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A field within the field.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SendingField<State, Action, Member> {
    SendingField<State, Action, Member>(
      store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding that reads the field, and sends an action when it is written.
  ///
  /// - Parameter action: The case of the action; its value is the new value of the field.
  /// - Returns: The binding.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let send = AnyCasePath(action)
    return Binding(
      get: { [store, keyPath] in store[dynamicMember: keyPath] },
      set: { [store] in store.send(send.embed($0)) })
  }
}
