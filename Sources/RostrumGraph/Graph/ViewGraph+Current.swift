extension ViewGraph {
  /// Runs code of the app on behalf of this graph; tasks that it starts stay with the graph.
  package func asCurrent(_ body: () -> Void) {
    GraphReference.$current.withValue(reference, operation: body)
  }
}

/// Leads tasks to the graph that they belong to, without keeping it alive.
///
/// A graph clears its reference when it is released. A weak reference would make all references to
/// the graph more expensive.
///
/// NB: `@unchecked Sendable` because the graph is accessed on the main actor only.
package final class GraphReference: @unchecked Sendable {
  /// The graph whose views are running now, or whose views have started the task that runs.
  @TaskLocal package static var current: GraphReference?

  /// The graph, while it lives.
  @MainActor package fileprivate(set) unowned(unsafe) var graph: ViewGraph?

  @MainActor
  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Forgets the graph, which is being released.
  @MainActor
  func clear() { graph = nil }
}
