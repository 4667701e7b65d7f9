/// Marks a node when a model is about to change.
@MainActor
final class ObjectFollower<Object: ObservableObject>: NodeStorage {
  private(set) var object: Object
  private var subscription: AnyCancellable?

  init(_ object: Object, for node: Node) {
    self.object = object
    follow(object, for: node)
  }

  /// Follows another model from now on.
  func follow(_ object: Object, for node: Node) {
    if subscription != nil, self.object === object { return }
    self.object = object
    subscription = object.objectWillChange.sink { [weak node] _ in
      MainActor.soon {
        guard let node, node.isAlive else { return }
        node.graph.mark(node)
      }
    }
  }

  func detach() {
    subscription = nil
  }
}

/// Makes bindings to the members of a model.
@MainActor @dynamicMemberLookup
public struct ObservableObjectBindings<Object: ObservableObject> {
  let object: Object

  /// A binding to a member of the model.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Member>
  ) -> Binding<Member> {
    Binding<Member>(location: ReferenceLocation(root: object, keyPath: keyPath))
  }
}
