import RostrumRuntime

/// The nodes that read a value, to be invalidated when it changes.
@MainActor
package struct Readers {
  private var source: ObservedSource?

  /// Creates an empty collection.
  package init() {}

  /// Records the node that is being evaluated.
  ///
  /// - Parameter node: The node; with `nil`, the call is a no-op.
  package mutating func add(_ node: Node?) {
    if node == nil { return }
    let source = source ?? ObservedSource.forReaders()
    self.source = source
    source.accessByReader()
  }

  /// Invalidates the nodes that read the value in their last evaluation.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  package func mark() {
    source?.notify()
  }

  /// Removes all nodes.
  package mutating func removeAll() {
    source = nil
  }
}
