/// A rotation in space about an axis.
public struct Spin: Hashable, Sendable {
  /// The angle.
  public var angle: Angle
  /// The horizontal part of the axis.
  public var x: Double
  /// The vertical part of the axis.
  public var y: Double
  /// The part of the axis toward the user.
  public var z: Double
  /// The point of the box through which the axis goes.
  public var anchor: UnitPoint
  /// The distance of that point from the plane of the box, in points.
  public var depth: Double
  /// How much nearer parts are enlarged: 0 for not at all.
  public var perspective: Double

  /// Creates a rotation.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis: horizontal, vertical, and toward the user.
  ///   - anchor: The point of the box through which the axis goes.
  ///   - depth: The distance of that point from the plane of the box, in points.
  ///   - perspective: How much nearer parts are enlarged.
  public init(
    _ angle: Angle, about axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    depth: Double = 0, perspective: Double = 1
  ) {
    self.angle = angle
    (x, y, z) = axis
    self.anchor = anchor
    self.depth = depth
    self.perspective = perspective
  }
}
