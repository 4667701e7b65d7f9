/// A node with work that waits until all nodes are up to date, such as a presentation.
///
/// Nodes do their work one at a time; nodes that the work invalidates are evaluated before the next
/// one.
@MainActor
package protocol DeferredWork: Node {
  /// Does the work, if it is still needed.
  func performDeferredWork()
}

extension ViewGraph {
  /// Schedules a node's work for when all nodes are up to date.
  ///
  /// If two nodes are nested, the inner one comes first, because its modifier is written first.
  package func performLater(_ node: any DeferredWork) {
    if deferredWork.contains(where: { $0 === node }) { return }
    let index = deferredWork.firstIndex { node.isBelow($0) } ?? deferredWork.endIndex
    deferredWork.insert(node, at: index)
    schedule()
  }

  /// Schedules a node's work behind all that is scheduled, even if it was scheduled before.
  package func performLast(_ node: any DeferredWork) {
    deferredWork.removeAll { $0 === node }
    performLater(node)
  }
}

extension Node {
  /// Whether another node is an ancestor of this one.
  fileprivate func isBelow(_ other: Node) -> Bool {
    var next = context.parent
    while let node = next, node.depth >= other.depth {
      if node === other { return true }
      next = node.context.parent
    }
    return false
  }
}
