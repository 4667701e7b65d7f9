import RostrumCases
import RostrumCore

extension BindingAction {
  /// Creates an action that assigns a ``BindingState`` field.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the field or of one of its properties, such as `\.$title`.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, BindingState<Value>>, _ value: Value
  ) -> Self {
    Self(of: keyPath, to: value) { $0[keyPath: keyPath].wrappedValue = value }
  }

  /// Whether an action assigns a field, for patterns such as `case .binding(\.$title):`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the field.
  ///   - bindingAction: The action.
  /// - Returns: Whether the action assigns the field.
  public static func ~= <Value>(
    keyPath: WritableKeyPath<Root, BindingState<Value>>, bindingAction: Self
  ) -> Bool {
    keyPath == bindingAction.keyPath
  }
}

extension BindingAction.AllCasePaths {
  /// The changes of one ``BindingState`` field, as in `\.binding.$title`.
  ///
  /// `action[case: \.binding.$title]` is the new title, or `nil` if the action changes another field.
  ///
  /// - Parameter keyPath: The key path of the field or of one of its properties.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<Root, BindingState<Value>>
  ) -> AnyCasePath<BindingAction, Value> {
    let field = BindingField(keyPath: keyPath)
    return AnyCasePath(
      embed: { .set(field.keyPath, $0) },
      extract: { $0.keyPath == field.keyPath ? $0.value as? Value : nil })
  }
}

extension BindableAction {
  /// Creates an action that assigns a ``BindingState`` field.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the field or of one of its properties, such as `\.$title`.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, BindingState<Value>>, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }

  /// The binding action, if the action is one.
  ///
  /// This property is used for actions that don't have the `@CasePathable` macro.
  public var binding: BindingAction<State>? {
    let path: AnyCasePath<Self, BindingAction<State>> = /Self.binding
    return path.extract(from: self)
  }
}
