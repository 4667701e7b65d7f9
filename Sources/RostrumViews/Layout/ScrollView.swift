/// A region with scrollable content.
public struct ScrollView<Content: View>: ContainerView {
  package static var role: ElementRole { .scroll }
  /// The content that scrolls.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// Whether scroll indicators are visible.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls.
  ///   - showsIndicators: Whether scroll indicators are visible.
  ///   - content: The content that scrolls.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    ScrollViewNode(view, context, .scroll)
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let axes = axes.isEmpty ? .vertical : axes
    element.content = .scroll(
      axes,
      showsIndicators: environment.showsScrollIndicators(along: axes, usual: showsIndicators),
      isEnabled: environment.isScrollEnabled)
    element.setContentMargins(in: environment)
    element.setScrollTargets(along: axes, in: environment)
    element.setScrollAnchors(in: environment)
    element.refresh(in: environment)
  }
}
