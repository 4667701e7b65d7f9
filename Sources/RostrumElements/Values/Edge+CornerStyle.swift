public import Foundation

extension Edge.Corner {
  /// How round a corner is.
  public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The radius of a corner that doesn't follow the container; `nil` for one that does.
    package let radius: CGFloat?
    /// The least radius of a corner that follows the container.
    package let minimum: CGFloat

    private init(radius: CGFloat?, minimum: CGFloat = 0) {
      self.radius = radius
      self.minimum = minimum
    }

    /// Creates a style from a radius in points.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

    /// Creates a style from a radius in points.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    /// The corner has the center of that of the container.
    public static let concentric = Self(radius: nil)

    /// The corner has the center of that of the container, unless it would be less round than another.
    ///
    /// - Parameter minimum: The style of a corner that is the least round.
    /// - Returns: The style.
    public static func concentric(minimum: Self) -> Self {
      Self(radius: nil, minimum: minimum.radius ?? minimum.minimum)
    }

    /// The corner has a radius in points.
    ///
    /// - Parameter radius: The radius, which isn't negative.
    /// - Returns: The style.
    public static func fixed(_ radius: CGFloat) -> Self {
      Self(radius: radius.isFinite ? max(radius, 0) : 0)
    }

    /// The radius of the corner in a container.
    ///
    /// - Parameter container: The radius of the corner that has the same center as that of the container.
    /// - Returns: The radius.
    package func radius(in container: CGFloat) -> CGFloat { radius ?? max(container, minimum) }
  }
}
