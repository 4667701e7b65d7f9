@preconcurrency import OpenCombine
import RostrumRuntime
import RostrumViews

/// Marks a node when the model that it observes is about to change.
///
/// Views that read the model through a binding observe it as well: a view that receives a binding
/// isn't evaluated together with the view that made the binding.
@MainActor
final class ObjectFollower<Object: ObservableObject>: NodeStorage {
  private(set) var object: Object
  private var subscription: AnyCancellable?
  private var readers = Readers()
  private weak var graph: ViewGraph?

  init(_ object: Object, for node: Node) {
    self.object = object
    follow(object, for: node)
  }

  /// Follows a model from now on; a no-op if the model is the same.
  func follow(_ object: Object, for node: Node) {
    if subscription != nil, self.object === object { return }
    self.object = object
    graph = node.graph
    subscription = object.objectWillChange.sink { [weak self, weak node] _ in
      MainQueue.perform { self?.objectWillChange(node) }
    }
  }

  private func objectWillChange(_ node: Node?) {
    readers.mark()
    guard let node, node.isAlive else { return }
    node.graph.mark(node)
  }

  /// Reads a member on behalf of the view that is being evaluated.
  func read<Member>(_ keyPath: KeyPath<Object, Member>, of object: Object) -> Member {
    if object === self.object { readers.add(graph?.reader) }
    return object[keyPath: keyPath]
  }

  func detach() {
    subscription = nil
    readers.removeAll()
    graph = nil
  }
}
