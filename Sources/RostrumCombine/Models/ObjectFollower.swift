import Foundation
@preconcurrency import OpenCombine
import RostrumRestoration
import RostrumRuntime
import RostrumViews

/// Invalidates a node when the observed object is about to change.
///
/// Views that read the object through a binding are invalidated too, because a view that receives a
/// binding isn't necessarily updated with the view that made it.
@MainActor
final class ObjectFollower<Object: ObservableObject>: NodeStorage {
  private(set) var object: Object
  private var subscription: AnyCancellable?
  private var readers = Readers()
  private weak var graph: ViewGraph?
  /// Lists an object that the view created, because the launch doesn't keep it.
  private var registration: KeptRegistration?
  /// Whether the view created the object.
  let holdsState: Bool

  init(_ object: Object, for node: Node, isOwned: Bool = false) {
    self.object = object
    holdsState = isOwned
    follow(object, for: node)
  }

  /// Observes an object from now on.
  ///
  /// A no-op if it is already being observed.
  func follow(_ object: Object, for node: Node) {
    if subscription != nil, self.object === object { return }
    self.object = object
    graph = node.graph
    // NB: The closure isn't the main actor's, because an object may change on any thread.
    subscription = object.objectWillChange.sink { @Sendable [weak self, weak node] _ in
      MainQueue.perform { self?.objectWillChange(node) }
    }
  }

  private func objectWillChange(_ node: Node?) {
    readers.mark()
    guard let node, node.isAlive else { return }
    node.graph.mark(node)
  }

  /// Reads a property, and registers the view that is being updated as a reader.
  func read<Member>(_ keyPath: KeyPath<Object, Member>, of object: Object) -> Member {
    if object === self.object { readers.add(graph?.reader) }
    return object[keyPath: keyPath]
  }

  func detach() {
    subscription = nil
    readers.removeAll()
    graph = nil
    registration?.remove()
    registration = nil
  }
}

extension ObjectFollower: KeptProperty {
  func keep(_ source: PropertySource, in restoration: Restoration) {
    registration = source.registerUnkept(Object.self, holdsState: holdsState, in: restoration)
  }

  func encode(with encoder: JSONEncoder) throws -> Data? { nil }
}
