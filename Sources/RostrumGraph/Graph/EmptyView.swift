/// A view without content.
public struct EmptyView: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates a view without content.
  public nonisolated init() {}

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    ViewNode(view, context)
  }
}
