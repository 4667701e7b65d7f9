import RostrumRestoration

extension EnvironmentValues {
  /// What the launch begins with and keeps; read once, when the graph is made.
  ///
  /// A host sets it in the environment with which it makes the graph.
  package var restoration: Restoration? {
    get { self[RestorationKey.self] }
    set { self[RestorationKey.self] = newValue }
  }
}

private struct RestorationKey: EnvironmentKey {
  static let defaultValue: Restoration? = nil
}
