import Observation

extension ViewGraph {
  /// Runs a closure on behalf of a node; whatever it reads marks the node when it changes.
  func track<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    let generation = node.generation
    return withObservationTracking(body) { [weak node] in
      MainActor.soon {
        guard let node, node.generation == generation else { return }
        node.graph.mark(node)
      }
    }
  }
}
