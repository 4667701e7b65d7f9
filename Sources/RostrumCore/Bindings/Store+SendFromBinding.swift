extension Store {
  /// Sends an action on behalf of a binding, such as a presentation's.
  ///
  /// A binding may outlive its feature, so an action sent after the feature's state is gone is
  /// dropped silently.
  ///
  /// - Parameter action: The action to send.
  package func sendFromBinding(_ action: Action) {
    _ = core.send(action, from: .binding)
  }
}
