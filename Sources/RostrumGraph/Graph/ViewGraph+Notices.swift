extension ViewGraph {
  /// Sends the host a notice that isn't a change of the tree.
  ///
  /// The notice follows the changes of the next update.
  package func tell(_ notice: Mutation) {
    tell { notice }
  }

  /// Sets the title of the scene.
  package func setSceneTitle(_ title: String) {
    var state = root.state
    state.content = .scene(title: title)
    tree.setState(of: root, to: state)
  }

  /// The environment that the host provides to all views; `nil` when the graph has been torn down.
  package var hostEnvironment: EnvironmentValues? {
    environment.map { EnvironmentValues(reading: $0) }
  }

  /// Changes environment values that the host provides to all views, such as the scene phase.
  ///
  /// Nodes that read a changed value are invalidated.
  ///
  /// - Parameter change: Sets the values.
  public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    guard let environment, let rootNode else { return }
    let keys = environment.change(change)
    if !keys.isEmpty { rootNode.environmentChanged(keys) }
  }
}
