public import Foundation
public import RostrumViews

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Creates corners from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the top on the left.
  public static let topLeft = Self(rawValue: 1)
  /// The corner at the top on the right.
  public static let topRight = Self(rawValue: 2)
  /// The corner at the bottom on the left.
  public static let bottomLeft = Self(rawValue: 4)
  /// The corner at the bottom on the right.
  public static let bottomRight = Self(rawValue: 8)
  /// All corners.
  public static let allCorners: Self = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path of UIKit, for shapes that round some of their corners with one.
///
/// ```swift
/// struct TopCorners: Shape {
///   func path(in rect: CGRect) -> Path {
///     let path = UIBezierPath(
///       roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
///       cornerRadii: CGSize(width: 12, height: 12))
///     return Path(path.cgPath)
///   }
/// }
/// ```
///
/// It has no lines or curves of its own: use `Path` for those.
public struct UIBezierPath: Sendable {
  /// The path.
  public let cgPath: CGPath

  /// Creates the path of a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public init(rect: CGRect) {
    cgPath = CGPath(path: Path(rect))
  }

  /// Creates the path of an ellipse.
  ///
  /// - Parameter rect: The rectangle that the ellipse touches.
  public init(ovalIn rect: CGRect) {
    cgPath = CGPath(path: Path(ellipseIn: rect))
  }

  /// Creates the path of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of the corners, in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = CGPath(path: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates the path of a rectangle with some rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners.
  ///   - cornerRadii: The size of a corner, whose width is its radius.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    cgPath = CGPath(path: Path(roundedRect: rect, cornerRadii: radii))
  }
}

/// The path of a ``UIBezierPath``, to create a `Path` from.
public struct CGPath: Hashable, Sendable {
  fileprivate let path: Path
}

extension Path {
  /// Creates a path from one of UIKit.
  ///
  /// - Parameter path: The path.
  public init(_ path: CGPath) {
    self = path.path
  }
}
