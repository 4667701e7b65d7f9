/// A feature's actions, including one that changes a field of its state.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveButtonTapped
/// }
/// ```
///
/// The conformance makes `$store.title` a binding, and ``BindingReducer`` applies its changes.
/// `@Reducer` and `@CasePathable` synthesize the property ``binding``.
public protocol BindableAction<State> {
  /// The state whose fields the action changes.
  associatedtype State

  /// Embeds the change of a field in the feature's actions.
  ///
  /// - Parameter action: The change to embed.
  /// - Returns: The feature's action.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The change of a field, or `nil` if the action is a different one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// An action that sets a field.
  ///
  /// ```swift
  /// store.send(.set(\.title, "Design"))
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the field.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
