import RostrumCore
import RostrumViews

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a field that is marked with ``BindingState``.
  ///
  /// ```swift
  /// TextField("Title", text: viewStore.$standup.title)
  /// ```
  ///
  /// Writing sends `.binding`, which ``BindingReducer`` applies. A write to a feature that is gone is
  /// dropped.
  ///
  /// - Parameter keyPath: The field: `$standup`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    Binding(
      id: FieldID(viewStore: ObjectIdentifier(self), field: keyPath),
      get: { self.state[keyPath: keyPath].wrappedValue },
      set: { self.sender.write(.set(keyPath, $0)) { .binding($0) } })
  }
}

/// What tells the binding to a field from others.
private struct FieldID: Hashable {
  let viewStore: ObjectIdentifier
  let field: AnyKeyPath
}
