/// Views on top of each other, the last one frontmost.
public struct ZStack<Content: View>: StackView {
  package static var role: ElementRole { .overlay }
  package let content: Content
  let alignment: Alignment

  /// Creates a stack of layers.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views of different sizes.
  ///   - content: The views, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if alignment != .center { element.style(.alignment(alignment)) }
  }

  func isArranged(like other: Self) -> Bool {
    alignment == other.alignment
  }

  var alignments: StackAlignments {
    StackAlignments(alignment.horizontal.key, alignment.vertical.key)
  }
  var layout: AnyLayout { AnyLayout(GuidedLayout(base: ZStackLayout(alignment: alignment))) }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    StackNode(view, context, role)
  }
}
