import RostrumCore

extension BindingAction {
  /// A change of a field that is marked with ``BindingState``.
  ///
  /// - Parameters:
  ///   - keyPath: The field, or a part of it: `\.$title`.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value
  ) -> Self {
    Self(of: keyPath, to: value) { $0[keyPath: keyPath].wrappedValue = value }
  }

  /// Whether an action changes a field, for `case .binding(\.$title):`.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - bindingAction: The action.
  /// - Returns: Whether it does.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, BindingState<Value>>, bindingAction: Self
  ) -> Bool {
    keyPath == bindingAction.keyPath
  }
}

extension BindableAction {
  /// The change of a field that is marked with ``BindingState``.
  ///
  /// - Parameters:
  ///   - keyPath: The field, or a part of it: `\.$title`.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }

  /// The change of a field, if the action is one.
  ///
  /// Actions that no macro stands at get it here.
  public var binding: BindingAction<State>? {
    let path: AnyCasePath<Self, BindingAction<State>> = /Self.binding
    return path.extract(from: self)
  }
}
