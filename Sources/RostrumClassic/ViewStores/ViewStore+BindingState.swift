import RostrumCore
import RostrumViews

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a ``BindingState`` field.
  ///
  /// ```swift
  /// TextField("Title", text: viewStore.$standup.title)
  /// ```
  ///
  /// Writing to the binding sends a `.binding` action, which `BindingReducer` applies. If the
  /// feature has been removed, the write is ignored.
  ///
  /// - Parameter keyPath: The key path of the field: `$standup`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    Binding(
      id: FieldID(viewStore: ObjectIdentifier(self), field: keyPath),
      get: { self.state[keyPath: keyPath].wrappedValue },
      set: { self.sender.write(.set(keyPath, $0)) { .binding($0) } })
  }
}

/// The identity of the binding to a field.
private struct FieldID: Hashable {
  let viewStore: ObjectIdentifier
  let field: AnyKeyPath
}
