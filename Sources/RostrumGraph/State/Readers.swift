/// The nodes that read a value and are to be marked when it changes.
@MainActor
package struct Readers {
  private var nodes: [ObjectIdentifier: Reader] = [:]
  private var limit = 8

  private struct Reader {
    weak var node: Node?

    @MainActor var isAlive: Bool { node?.isAlive ?? false }
  }

  /// Makes an empty collection.
  package init() {}

  /// Remembers the node that reads now.
  ///
  /// O(1) amortized.
  package mutating func add(_ node: Node?) {
    guard let node else { return }
    nodes[ObjectIdentifier(node)] = Reader(node: node)
    if nodes.count > limit {
      nodes = nodes.filter(\.value.isAlive)
      limit = max(8, nodes.count * 2)
    }
  }

  /// Marks the nodes, and forgets them: they read again when they are evaluated.
  package mutating func mark() {
    let marked = nodes.values
    nodes = [:]
    for case let node? in marked.map(\.node) where node.isAlive { node.graph.mark(node) }
  }

  /// Forgets the nodes.
  package mutating func removeAll() {
    nodes = [:]
  }
}
