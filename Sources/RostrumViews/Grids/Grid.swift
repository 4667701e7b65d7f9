public import Foundation

/// Views in rows whose cells stand below each other.
///
/// ```swift
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); Text("Ada") }
///   GridRow { Text("Born"); Text("1815") }
///   Divider()
///   GridRow { Button("Edit") { … }.gridCellColumns(2) }
/// }
/// ```
///
/// A column is as wide as its widest cell. A view that is in no ``GridRow`` takes a row of its own.
public struct Grid<Content: View>: View {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Puts rows of views below each other.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand in their cells.
  ///   - horizontalSpacing: The distance between two columns in points; the theme's for `nil`.
  ///   - verticalSpacing: The distance between two rows in points; the theme's for `nil`.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    GridNode(view, context, .grid)
  }

  func describe(_ element: inout ElementDraft) {
    let horizontal = horizontalSpacing.map { Double($0) }
    let vertical = verticalSpacing.map { Double($0) }
    if horizontal != nil || vertical != nil {
      element.style(.gridSpacing(horizontal: horizontal, vertical: vertical))
    }
    if alignment != .center { element.style(.alignment(alignment)) }
  }
}

/// A row of a ``Grid``; each of its views is a cell.
public struct GridRow<Content: View>: View {
  /// A primitive is made of nothing else.
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// Puts views into the cells of a row.
  ///
  /// - Parameters:
  ///   - alignment: Where views stand that are lower than the row; as the grid says for `nil`.
  ///   - content: The views.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    GridRowNode(view, context, .gridRow)
  }
}
