extension ViewGraph {
  /// Runs code of the app on behalf of this graph; tasks that it starts stay with the graph.
  package func asCurrent(_ body: () -> Void) {
    GraphReference.$current.withValue(reference, operation: body)
  }
}

/// Leads tasks to the graph that they belong to, without keeping it alive.
///
/// NB: unchecked because the weak reference is only read, on the main actor.
package final class GraphReference: @unchecked Sendable {
  /// The graph whose views are running now, or whose views have started the task that runs.
  @TaskLocal package static var current: GraphReference?

  /// The graph, while it lives.
  @MainActor package private(set) weak var graph: ViewGraph?

  @MainActor
  init(_ graph: ViewGraph) {
    self.graph = graph
  }
}
