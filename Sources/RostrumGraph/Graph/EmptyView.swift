/// A view without content.
public struct EmptyView: View {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// Makes a view without content.
  public init() {}

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ViewNode(view, context)
  }
}
