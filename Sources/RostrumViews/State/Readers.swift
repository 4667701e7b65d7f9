/// The nodes that read a value and are to be marked when it changes.
@MainActor
struct Readers {
  private var nodes: [ObjectIdentifier: Reader] = [:]
  private var limit = 8

  private struct Reader {
    weak var node: Node?

    @MainActor var isAlive: Bool { node?.isAlive ?? false }
  }

  /// Remembers the node that reads now.
  ///
  /// O(1) amortized.
  mutating func add(_ node: Node?) {
    guard let node else { return }
    nodes[ObjectIdentifier(node)] = Reader(node: node)
    if nodes.count > limit {
      nodes = nodes.filter(\.value.isAlive)
      limit = max(8, nodes.count * 2)
    }
  }

  /// Marks the nodes, and forgets them: they read again when they are evaluated.
  mutating func mark() {
    let marked = nodes.values
    nodes = [:]
    for case let node? in marked.map(\.node) where node.isAlive { node.graph.mark(node) }
  }

  /// Forgets the nodes.
  mutating func removeAll() {
    nodes = [:]
  }
}
