import Observation

extension ViewGraph {
  /// Runs a closure on behalf of a node; whatever it reads marks the node when it changes.
  ///
  /// Observation has no way to end an observation before the model changes, so one that is out of
  /// date would stay with a long-lived model. Nodes of types that read models therefore read a
  /// beacon, too, which ends all their observations when it fires. Most nodes read no model and
  /// are spared that: the first node of a type finds out.
  func track<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    let type = ObjectIdentifier(Swift.type(of: node))
    var observation = Observation(node)
    if Self.observingTypes.contains(type) {
      let beacon = node.makeBeacon()
      return withModelTracking {
        beacon.read()
        return body()
      } willChange: { [observation] modelType in
        observation.fire(modelType)
      }
    }
    let result = withObservationTracking(body) { [observation] in
      observation.fire { nil }
    }
    if !isKnownUniquelyReferenced(&observation) { Self.observingTypes.insert(type) }
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
    MainActor.soon { [self] in
      guard let node, let graph, node.generation == generation else { return }
      graph.mark(node)
    }
  }

  private func noteSharing(of type: Any.Type, changedBy other: GraphReference) {
    MainActor.soon { [self] in
      guard let node, node.generation == generation, let graph = other.graph else { return }
      SharedModels.note(type, observedBy: node, changedIn: graph)
    }
  }
}

/// A value that changes when the observations of a node are out of date.
final class ObservationBeacon: Observable {
  private let registrar = ObservationRegistrar()

  private var pulse: Void { () }

  func read() {
    registrar.access(self, keyPath: \.pulse)
  }

  func fire() {
    registrar.withMutation(of: self, keyPath: \.pulse) {}
  }
}
