/// The first of several views that fits into the space there is.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Label("Add a new standup", systemImage: "plus")
///   Label("Add", systemImage: "plus")
///   Image(systemName: "plus")
/// }
/// ```
///
/// The size that a view would have by itself decides: a text's is that of one line. If none fits, the
/// last one is shown, in the space there is.
///
/// Only the view that is shown appears, and only it is found by tests. Hosts lay out and say what
/// fits; until one has said so it is the first view. In a test the first one fits, unless
/// `host.role(.fitting)().fit(1)` says otherwise.
public struct ViewThatFits<Content: View>: View {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Shows the first view that fits.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the space counts.
  ///   - content: The views, from the one that one likes best.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    ViewThatFitsNode(view, context, .fitting)
  }
}
