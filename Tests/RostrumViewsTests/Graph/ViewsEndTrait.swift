import RostrumViews
import Testing

/// The graphs of one test; when it has ended, so must all of their views.
@MainActor
final class TestGraphs {
  @TaskLocal static var current: TestGraphs?

  private var graphs: [ViewGraph] = []

  nonisolated init() {}

  func add(_ graph: ViewGraph) {
    graphs.append(graph)
  }

  func end(at location: SourceLocation) {
    for graph in graphs {
      graph.tearDown()
      #expect(graph.liveNodeCount == 0, "No view outlives its graph", sourceLocation: location)
    }
  }
}

/// Takes the graphs of each test down at its end, and looks for views that are still alive.
struct ViewsEndTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let graphs = TestGraphs()
    try await TestGraphs.$current.withValue(graphs) { try await function() }
    await graphs.end(at: test.sourceLocation)
  }
}

extension Trait where Self == ViewsEndTrait {
  /// Fails a test of which a view is still alive when its graph has ended.
  static var viewsEnd: Self { Self() }
}
