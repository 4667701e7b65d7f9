public import Foundation

/// Views in rows with aligned columns.
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
/// A column is as wide as its widest cell. A view outside of any ``GridRow`` spans a row of its
/// own.
public struct Grid<Content: View>: View {
  /// A primitive view has no body.
  public typealias Body = Never

  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells.
  ///   - horizontalSpacing: The distance between columns in points; the theme's for `nil`.
  ///   - verticalSpacing: The distance between rows in points; the theme's for `nil`.
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

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
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
  /// A primitive view has no body.
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views that are lower than the row; the grid's for `nil`.
  ///   - content: The views.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Self, _ context: consuming NodeContext
  ) -> ViewNode<Self> {
    GridRowNode(view, context, .gridRow)
  }
}
