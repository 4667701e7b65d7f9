public import Foundation

/// Views side by side.
///
/// ```swift
/// HStack {
///   Text("Length")
///   Spacer()
///   Text("5 min")
/// }
/// ```
public struct HStack<Content: View>: StackView {
  package static var role: ElementRole { .stack }
  package let content: Content
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  /// Whether the views of the content are created when they come near the screen.
  var isLazy = false
  /// The parts of sections that stay in sight while their section scrolls.
  var pinnedViews: PinnedScrollableViews = []

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views of different heights.
  ///   - spacing: The distance between views in points; the theme's default for `nil`.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func rowRegion(in enclosing: RowRegion?, _ graph: ViewGraph) -> RowRegion? {
    isLazy ? RowRegion(along: .horizontal, spacing: spacing ?? 8, in: graph) : nil
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .stack(.horizontal)
    if let spacing { element.style(.spacing(spacing)) }
    if !pinnedViews.isEmpty { element.style(.pinnedParts(pinnedViews, .horizontal)) }
    if alignment != .center {
      element.style(.alignment(Alignment(horizontal: .center, vertical: alignment)))
    }
  }

  func isArranged(like other: Self) -> Bool {
    alignment == other.alignment && spacing == other.spacing && isLazy == other.isLazy
      && pinnedViews == other.pinnedViews
  }

  var alignments: StackAlignments { StackAlignments(alignment.key) }
  var layout: AnyLayout {
    AnyLayout(GuidedLayout(base: HStackLayout(alignment: alignment, spacing: spacing)))
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    StackNode(view, context, role)
  }
}
