/// The part of the view tree in which some environment values differ from those around it.
@MainActor
package final class EnvironmentScope {
  private let parent: EnvironmentScope?
  unowned let graph: ViewGraph
  private weak var owner: Node?
  private var overrides: [ObjectIdentifier: any EnvironmentBox]

  /// Makes the outermost scope.
  init(graph: ViewGraph, values: EnvironmentValues) {
    parent = nil
    self.graph = graph
    overrides = values.overrides
  }

  /// Makes a scope for the nodes below another node.
  package init(around owner: Node) {
    parent = owner.context.environment
    graph = owner.graph
    self.owner = owner
    overrides = [:]
  }

  /// Makes a scope within another one; it needs ``start(around:_:)``.
  package init(parent: EnvironmentScope, graph: ViewGraph) {
    self.parent = parent
    self.graph = graph
    overrides = [:]
  }

  /// Says whose children the scope is for and what differs in it.
  package func start(around owner: Node, _ body: (inout EnvironmentValues) -> Void) {
    self.owner = owner
    modify(body)
  }

  /// Sets what differs from the scope around, and marks the nodes below that read what changed.
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
    for key in old.keys where overrides[key] == nil { changed.insert(key) }
    if !changed.isEmpty { owner.visitChildren { $0.environmentChanged(changed) } }
  }

  /// Changes the values of the outermost scope; gives back the keys of those that differ now.
  func change(_ body: (inout EnvironmentValues) -> Void) -> Set<ObjectIdentifier> {
    var values = EnvironmentValues(reading: self)
    body(&values)
    var changed: Set<ObjectIdentifier> = []
    for (key, box) in values.overrides where overrides[key].map({ !$0.isEqual(to: box) }) ?? true {
      overrides[key] = box
      changed.insert(key)
    }
    return changed
  }

  /// The value of a key here or further out; the node that reads now remembers the key.
  func read(_ key: ObjectIdentifier) -> (any EnvironmentBox)? {
    graph.reader?.readsEnvironment(key)
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let box = current.overrides[key] { return box }
      scope = current.parent
    }
    return nil
  }
}
