import RostrumRuntime

/// A part of the view tree with environment values of its own.
@MainActor
package final class EnvironmentScope {
  private let parent: EnvironmentScope?
  private let reference: GraphReference
  private weak var owner: Node?
  /// NB: `nonisolated(unsafe)`, because ``value(of:)`` runs on the main actor but isn't statically
  /// isolated to it.
  @exclusivity(unchecked) nonisolated(unsafe) private var overrides = EnvironmentOverrides()

  /// Creates the outermost scope.
  init(graph: ViewGraph, values: EnvironmentValues) {
    parent = nil
    reference = graph.reference
    overrides = values.overrides
  }

  /// Creates a scope for the nodes below another node.
  package init(around owner: Node) {
    parent = owner.context.environment
    reference = owner.graph.reference
    self.owner = owner
  }

  /// Creates a scope within another scope; call ``start(around:_:)`` before use.
  package init(parent: EnvironmentScope, graph: ViewGraph) {
    self.parent = parent
    reference = graph.reference
  }

  /// The graph of the nodes in the scope.
  var graph: ViewGraph { reference.living }

  /// Sets the owner of the scope and the values that differ from those of the parent scope.
  package func start(around owner: Node, _ body: (inout EnvironmentValues) -> Void) {
    self.owner = owner
    modify(body)
  }

  /// Changes the scope's values, and invalidates the nodes below that read a changed value.
  package func modify(_ body: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(reading: parent ?? self)
    body(&values)
    let old = overrides
    overrides = values.overrides
    guard let owner else { return }
    var changed: Set<ObjectIdentifier> = []
    for (key, box) in overrides where old[key].map({ !$0.isEqual(to: box) }) ?? true {
      changed.insert(key)
    }
    for (key, _) in old where overrides[key] == nil { changed.insert(key) }
    if !changed.isEmpty { owner.visitChildren { $0.environmentChanged(changed) } }
  }

  /// Changes the values of the outermost scope; returns the keys whose values differ afterwards.
  func change(_ body: (inout EnvironmentValues) -> Void) -> Set<ObjectIdentifier> {
    var values = EnvironmentValues(reading: self)
    body(&values)
    var changed: Set<ObjectIdentifier> = []
    for (key, box) in values.overrides where overrides[key].map({ !$0.isEqual(to: box) }) ?? true {
      overrides.set(key, to: box)
      changed.insert(key)
    }
    return changed
  }

  /// The value of a key in this scope or an outer one; the node that is reading records the key.
  ///
  /// - Complexity: O(*n*) in the number of enclosing scopes.
  nonisolated func value(of key: ObjectIdentifier) -> (any EnvironmentBox)? {
    // NB: An evaluation runs on the main actor, and checking that is expensive.
    if ObservationScope.isCurrent { return find(key) }
    return MainQueue.wait { find(key) }
  }

  /// Makes the scene ask the host for the preferences of the reader.
  nonisolated func inquire() {
    if reference.graph?.isInquiring == false { reference.graph?.isInquiring = true }
  }

  /// A service of the graph.
  nonisolated func service<Service: GraphService>(_ type: Service.Type) -> Service? {
    MainQueue.wait { .some(reference.graph?.service(type)) } ?? nil
  }

  private nonisolated func find(_ key: ObjectIdentifier) -> (any EnvironmentBox)? {
    reference.graph?.reader?.readsEnvironment(key)
    return search(key)
  }

  /// NB: Recursive, because a loop would retain and release each scope.
  private nonisolated func search(_ key: ObjectIdentifier) -> (any EnvironmentBox)? {
    overrides[key] ?? parent?.search(key)
  }
}
