extension ViewGraph {
  /// Runs app code on behalf of this graph; tasks that it starts belong to the graph.
  package func asCurrent(_ body: () -> Void) {
    GraphReference.$current.withValue(reference, operation: body)
  }
}

/// A non-owning reference by which tasks find their graph.
///
/// A graph clears its reference when it is released. A weak reference would make all references to
/// the graph more expensive.
/// the graph more expensive.
///
/// NB: `@unchecked Sendable` because the graph is accessed on the main actor only.
package final class GraphReference: @unchecked Sendable {
  /// The graph whose views are running, or whose views started the running task.
  @TaskLocal package static var current: GraphReference?

  /// The graph while it lives.
  @MainActor package fileprivate(set) unowned(unsafe) var graph: ViewGraph?

  @MainActor
  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Clears the reference when the graph is being released.
  @MainActor
  func clear() { graph = nil }
}
