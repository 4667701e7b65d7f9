import Foundation
import Observation

extension ViewGraph {
  /// Runs a closure on behalf of a node; whatever it reads marks the node when it changes.
  func track<Result>(_ node: Node, _ body: () -> Result) -> Result {
    let outer = reader
    reader = node
    defer { reader = outer }
    let generation = node.generation
    return withObservationTracking(body) { [weak node] in
      onMainActor {
        guard let node, node.generation == generation else { return }
        node.graph.mark(node)
      }
    }
  }
}

/// Runs at once where the caller is on the main actor already, else soon.
private func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated(action)
  } else {
    Task { @MainActor in action() }
  }
}
