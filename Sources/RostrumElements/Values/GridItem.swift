public import Foundation

/// One column of a grid that grows down, or one row of a grid that grows sideways.
public struct GridItem: Hashable, Sendable {
  /// How wide a column is, or how high a row.
  public enum Size: Hashable, Sendable {
    /// This many points.
    case fixed(CGFloat)
    /// A share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many of them as there is room for, within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large it is.
  public var size: Size
  /// The distance to the next one, in points; the theme's for `nil`.
  public var spacing: CGFloat?
  /// Where a smaller view stands in it; as the grid says for `nil`.
  public var alignment: Alignment?

  /// Makes a column or row.
  ///
  /// - Parameters:
  ///   - size: How large it is.
  ///   - spacing: The distance to the next one, in points; the theme's for `nil`. Different from
  ///     SwiftUI, that of the first one counts for all.
  ///   - alignment: Where a smaller view stands in it; the first one's counts for all.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
