/// A view without content.
public struct EmptyView: View {
  public typealias Body = Never

  /// Makes a view without content.
  public init() {}

  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ViewNode(view, context)
  }
}
