public import Foundation

/// Views in a column.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 4) {
///   Text("Seconds elapsed").font(.caption)
///   Label("12", systemImage: "hourglass")
/// }
/// ```
public struct VStack<Content: View>: StackView {
  package static var role: ElementRole { .stack }
  package let content: Content
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  /// Whether the views of the content are created when they come near the screen.
  var isLazy = false
  /// The parts of sections that stay in sight while their section scrolls.
  var pinnedViews: PinnedScrollableViews = []

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views of different widths.
  ///   - spacing: The distance between views in points; the theme's default for `nil`.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func rowRegion(in enclosing: RowRegion?, _ graph: ViewGraph) -> RowRegion? {
    isLazy ? RowRegion(along: .vertical, spacing: spacing ?? 8, in: graph) : nil
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.content = .stack(.vertical)
    if let spacing { element.style(.spacing(spacing)) }
    if !pinnedViews.isEmpty { element.style(.pinnedParts(pinnedViews, .vertical)) }
    if alignment != .center {
      element.style(.alignment(Alignment(horizontal: alignment, vertical: .center)))
    }
  }

  func isArranged(like other: Self) -> Bool {
    alignment == other.alignment && spacing == other.spacing && isLazy == other.isLazy
      && pinnedViews == other.pinnedViews
  }

  var alignments: StackAlignments { StackAlignments(alignment.key) }
  var layout: AnyLayout {
    AnyLayout(GuidedLayout(base: VStackLayout(alignment: alignment, spacing: spacing)))
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    StackNode(view, context, role)
  }
}
