extension EnvironmentValues {
  /// A service of the graph whose views read the values; `nil` without a graph.
  ///
  /// - Parameter type: The type of the service.
  /// - Returns: The service, which is created when it is asked for first.
  package func service<Service: GraphService>(_ type: Service.Type) -> Service? {
    scope?.service(type)
  }
}

extension ViewGraph {
  /// Makes the scene accept an interaction, from the current update or the next one on.
  ///
  /// - Parameter interaction: The interaction.
  package func acceptInScene(_ interaction: ElementInteraction) {
    afterUpdate { [weak self] in
      guard let self else { return }
      var state = root.state
      state.set(interaction)
      tree.setState(of: root, to: state)
    }
  }
}
