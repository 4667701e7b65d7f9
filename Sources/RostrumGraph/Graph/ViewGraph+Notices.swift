extension ViewGraph {
  /// Tells the host something that is no change of the tree.
  ///
  /// It comes after the changes of the next update.
  package func tell(_ notice: Mutation) {
    tell { notice }
  }

  /// What the host tells all views now; `nil` when the graph has been torn down.
  package var hostEnvironment: EnvironmentValues? {
    environment.map { EnvironmentValues(reading: $0) }
  }

  /// Changes what the host tells all views, such as the phase of the scene.
  ///
  /// The nodes that read what differs are marked.
  ///
  /// - Parameter change: Sets the values.
  public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    guard let environment, let rootNode else { return }
    rootNode.environmentChanged(environment.change(change))
  }
}
