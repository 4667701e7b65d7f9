import RostrumRuntime

/// The nodes that read a value and are to be marked when it changes.
@MainActor
package struct Readers {
  private var source: ObservedSource?

  /// Whether nodes observe by means of the standard library.
  private static var needsRegistrar: Bool {
    #if os(Linux)
      false
    #else
      true
    #endif
  }

  /// Makes an empty collection.
  package init() {}

  /// Remembers the node that is being evaluated.
  ///
  /// - Parameter node: The node; with `nil`, the call is a no-op.
  package mutating func add(_ node: Node?) {
    if node == nil { return }
    let source = source ?? ObservedSource(hasRegistrar: Readers.needsRegistrar)
    self.source = source
    source.accessByReader()
  }

  /// Marks the nodes that read the value when they were last evaluated.
  ///
  /// - Complexity: O(*n*) in the nodes.
  package func mark() {
    source?.notify()
  }

  /// Forgets the nodes.
  package mutating func removeAll() {
    source = nil
  }
}
