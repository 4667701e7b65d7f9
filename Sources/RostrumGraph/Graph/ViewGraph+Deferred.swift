/// A node with work that waits until all nodes are up to date, such as presenting something.
///
/// One node does its work at a time; what this marks is evaluated before the next.
@MainActor
package protocol DeferredWork: Node {
  /// Does the work, if it is still asked for.
  func performDeferredWork()
}

extension ViewGraph {
  /// Lets a node do its work when all nodes are up to date.
  ///
  /// Of two that are asked for at once, the one nearer to the content comes first, as it is written
  /// first.
  package func performLater(_ node: any DeferredWork) {
    if deferredWork.contains(where: { $0 === node }) { return }
    let index = deferredWork.firstIndex { node.isBelow($0) } ?? deferredWork.endIndex
    deferredWork.insert(node, at: index)
    schedule()
  }
}

extension Node {
  /// Whether another node is around this one.
  fileprivate func isBelow(_ other: Node) -> Bool {
    var next = context.parent
    while let node = next, node.depth >= other.depth {
      if node === other { return true }
      next = node.context.parent
    }
    return false
  }
}
