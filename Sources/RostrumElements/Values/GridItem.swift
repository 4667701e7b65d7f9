public import Foundation

/// A column of a grid that grows vertically, or a row of a grid that grows horizontally.
public struct GridItem: Hashable, Sendable {
  /// The width of a column or the height of a row.
  public enum Size: Hashable, Sendable {
    /// An exact size in points.
    case fixed(CGFloat)
    /// A share of the remaining space, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit, within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the column or row.
  public var size: Size
  /// The distance to the next column or row in points; the theme's for `nil`.
  public var spacing: CGFloat?
  /// The alignment of a smaller view; the grid's for `nil`.
  public var alignment: Alignment?

  /// Creates a column or row.
  ///
  /// - Parameters:
  ///   - size: The size of the column or row.
  ///   - spacing: The distance to the next column or row in points; the theme's for `nil`. Unlike in
  ///     SwiftUI, that of the first item applies to all.
  ///   - alignment: The alignment of a smaller view; that of the first item applies to all.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
