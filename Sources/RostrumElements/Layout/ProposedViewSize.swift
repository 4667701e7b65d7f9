public import Foundation

/// The size that a layout proposes to a view, which then chooses its own.
///
/// ```swift
/// func height(of subview: LayoutSubview, in width: CGFloat) -> CGFloat {
///   subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
/// }
/// ```
///
/// A length of `nil` requests the ideal length, 0 the minimum and infinity the maximum.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; `nil` for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; `nil` for the ideal height.
  public var height: CGFloat?

  /// A proposal of zero length on both axes; a view responds with its minimum size.
  public static let zero = Self(width: 0, height: 0)
  /// A proposal of infinite length on both axes; a view responds with its maximum size.
  public static let infinity = Self(width: .infinity, height: .infinity)
  /// A proposal without lengths; a view responds with its ideal size.
  public static let unspecified = Self(width: nil, height: nil)

  /// Creates a proposal from its lengths.
  ///
  /// - Parameters:
  ///   - width: The proposed width in points; `nil` for the ideal width.
  ///   - height: The proposed height in points; `nil` for the ideal height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  ///
  /// - Parameter size: The size in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposed size, with default lengths in place of unspecified ones.
  ///
  /// - Parameter size: The default lengths in points.
  /// - Returns: A size in points.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
