/// One of two views: the branches of an `if` or `switch`.
public nonisolated struct _ConditionalContent<First: View, Second: View>: View {
  /// A primitive view has no body.
  public typealias Body = Never

  package enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  @MainActor
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    ConditionalNode(view, context)
  }
}

final class ConditionalNode<First: View, Second: View>:
  ViewNode<_ConditionalContent<First, Second>>
{
  @exclusivity(unchecked) private var first: ViewNode<First>?
  @exclusivity(unchecked) private var second: ViewNode<Second>?

  override func update() {
    switch view.storage {
    case .first(let view):
      let isNew = first == nil
      second?.remove()
      second = nil
      context.child(of: self).reconcile(&first, with: view)
      if isNew { contentChanged() }
    case .second(let view):
      let isNew = second == nil
      first?.remove()
      first = nil
      context.child(of: self, in: 1).reconcile(&second, with: view)
      if isNew { contentChanged() }
    }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let first { visit(first) }
    if let second { visit(second) }
  }
}
