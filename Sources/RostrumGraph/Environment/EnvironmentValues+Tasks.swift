extension EnvironmentValues {
  /// Whether the graph may start the tasks of views; read once, when the graph is made.
  ///
  /// A host that renders a graph once and tears it down, as a page view does, sets it to `false`.
  package var startsTasks: Bool {
    get { self[StartsTasksKey.self] }
    set { self[StartsTasksKey.self] = newValue }
  }
}

private struct StartsTasksKey: EnvironmentKey {
  static let defaultValue = true
}
