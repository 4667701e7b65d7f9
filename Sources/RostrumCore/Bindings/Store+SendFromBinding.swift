extension Store {
  /// Sends an action on behalf of a binding, such as one that a presentation writes to.
  ///
  /// A binding may outlive what it leads to, so an action to a feature that is gone is dropped
  /// silently.
  ///
  /// - Parameter action: The action.
  package func sendFromBinding(_ action: Action) {
    _ = core.send(action, from: .binding)
  }
}
