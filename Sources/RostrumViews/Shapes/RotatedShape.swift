public import Foundation
public import RostrumElements

/// A shape that is rotated about a point of its rectangle.
public nonisolated struct RotatedShape<Content: Shape>: Shape, Animatable {
  /// The shape.
  public var shape: Content
  /// The angle.
  public var angle: Angle
  /// The point of the rectangle about which the shape is rotated.
  public var anchor: UnitPoint

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - angle: The angle.
  ///   - anchor: The point of the rectangle about which the shape is rotated.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The angle and the point.
  public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  /// The path of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).rotated(by: angle, about: rect.place(of: anchor))
  }
}
