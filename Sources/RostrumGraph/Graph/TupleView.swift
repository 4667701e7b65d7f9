/// Several views side by side.
public struct TupleView<each Content: View>: View {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// The views.
  public let value: (repeat each Content)

  /// Puts views side by side.
  public init(_ content: repeat each Content) {
    value = (repeat each content)
  }

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    TupleNode<repeat each Content>(view, context)
  }
}

final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
  private var nodes: (repeat ViewNode<each Content>)?

  override func update() {
    if let nodes {
      repeat (each nodes).take(each view.value)
    } else {
      nodes = (repeat context.branch(of: self).make(each view.value))
    }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    guard let nodes else { return }
    repeat visit(each nodes)
  }
}
