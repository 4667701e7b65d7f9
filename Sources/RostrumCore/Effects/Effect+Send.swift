extension Effect {
  /// Sends an action, as the next that the store works on.
  ///
  /// Made for telling a parent that something is done:
  ///
  /// ```swift
  /// case .saveButtonTapped:
  ///   return .send(.delegate(.saved(state.standup)))
  /// ```
  ///
  /// To share logic between two actions, call a method instead.
  ///
  /// - Parameter action: The action.
  /// - Returns: The effect.
  public static func send(_ action: Action) -> Self { Self(operation: .send(action)) }
}
