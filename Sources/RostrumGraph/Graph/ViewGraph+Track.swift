import RostrumRuntime

extension ViewGraph {
  /// Runs a closure on behalf of a node; whatever it reads marks the node when it changes.
  ///
  /// Nodes of types that read models also read a beacon, which ends their observations when these
  /// are out of date. Most nodes read no model and need no beacon: the first node of a type finds
  /// out.
  func track<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    let type = ObjectIdentifier(Swift.type(of: node))
    let beacon = Self.observingTypes.contains(type) ? node.makeBeacon() : nil
    let (result, hasReadModels) = withModelObservation(
      for: Observation(node), endedBy: beacon, body
    ) { observation, modelType in
      observation.fire(modelType)
    }
    if beacon == nil, hasReadModels { Self.observingTypes.insert(type) }
    return result
  }
}

/// What observable models know of a node that read them.
///
/// NB: unchecked because the weak reference is only read, on the main actor.
private final class Observation: @unchecked Sendable {
  private weak var node: Node?
  private weak var graph: ViewGraph?
  private let generation: UInt32

  /// Leads to the graph, if that is a session which others must not change.
  private let session: GraphReference?

  @MainActor
  init(_ node: Node) {
    self.node = node
    graph = node.graph
    generation = node.generation
    session = node.graph.isSession ? node.graph.reference : nil
  }

  /// - Parameter modelType: The type of the model that is about to change, where that is known.
  func fire(_ modelType: () -> Any.Type?) {
    if let session, let other = GraphReference.current, other !== session, let type = modelType() {
      noteSharing(of: type, changedBy: other)
    }
    MainQueue.perform { [self] in
      guard let node, let graph, node.generation == generation else { return }
      graph.mark(node)
    }
  }

  private func noteSharing(of type: Any.Type, changedBy other: GraphReference) {
    MainQueue.perform { [self] in
      guard let node, node.generation == generation, let graph = other.graph else { return }
      SharedModels.note(type, observedBy: node, changedIn: graph)
    }
  }
}
