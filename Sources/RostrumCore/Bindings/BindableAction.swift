/// Actions of which one changes a field of the state.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveButtonTapped
/// }
/// ```
///
/// With it `$store.title` is a binding; ``BindingReducer`` applies the changes. `@Reducer` and
/// `@CasePathable` write the property ``binding``.
public protocol BindableAction<State> {
  /// The state whose fields are changed.
  associatedtype State

  /// Puts the change of a field into the feature's actions.
  ///
  /// - Parameter action: The change.
  /// - Returns: The feature's action.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The change of a field, if the action is one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The change of a field.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
