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
///
/// NB: `@unchecked Sendable` because the graph is accessed on the main actor only.
package final class GraphReference: @unchecked Sendable {
  /// The graph whose views are running, or whose views started the running task.
  @TaskLocal package static var current: GraphReference?

  /// The graph while it lives.
  ///
  /// NB: `nonisolated(unsafe)`, because ``EnvironmentScope`` reads it on the main actor without being
  /// isolated to it.
  @exclusivity(unchecked)
  nonisolated(unsafe) package fileprivate(set) unowned(unsafe) var graph: ViewGraph?

  /// An empty graph that nothing updates, in the place of a graph that was released.
  @MainActor private lazy var replacement = ViewGraph { EmptyView() }

  /// The graph, or an empty one after its release.
  ///
  /// Tasks and closures of an app may reach nodes of a graph that its host has released without
  /// tearing it down. Whatever they invalidate then has no effect.
  @MainActor package var living: ViewGraph { graph ?? replacement }

  @MainActor
  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Clears the reference when the graph is being released.
  @MainActor
  func clear() { graph = nil }
}
