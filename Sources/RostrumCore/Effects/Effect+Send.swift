extension Effect {
  /// Sends an action, which the store processes next.
  ///
  /// Use it to notify a parent feature:
  ///
  /// ```swift
  /// case .saveButtonTapped:
  ///   return .send(.delegate(.saved(state.standup)))
  /// ```
  ///
  /// To share logic between two actions, call a method instead.
  ///
  /// - Parameter action: The action to send.
  /// - Returns: The effect.
  public static func send(_ action: Action) -> Self { Self(operation: .send(action)) }
}
