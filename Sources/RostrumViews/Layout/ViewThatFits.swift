/// The first of several views that fits into the available space.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   Label("Add a new standup", systemImage: "plus")
///   Label("Add", systemImage: "plus")
///   Image(systemName: "plus")
/// }
/// ```
///
/// The ideal size of a view is decisive: for a text, that of one line. If no view fits, the last
/// one is shown in the available space.
///
/// Only the view that is shown appears, and only that view is found by tests. Hosts perform the
/// layout and report which view fits; until then it is the first one. In a test the first view
/// fits, unless `host.role(.fitting)().fit(1)` selects another.
public struct ViewThatFits<Content: View>: View {
  /// A primitive view has no body.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Creates a view that shows the first of its children that fits.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the space is limited.
  ///   - content: The views, in order of preference.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    ViewThatFitsNode(view, context, .fitting)
  }
}
