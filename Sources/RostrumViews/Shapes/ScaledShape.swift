public import Foundation
public import RostrumElements

/// A shape that is scaled about a point of its rectangle.
public nonisolated struct ScaledShape<Content: Shape>: Shape, Animatable {
  /// The shape.
  public var shape: Content
  /// The scale factors of width and height.
  public var scale: CGSize
  /// The point of the rectangle that stays in place.
  public var anchor: UnitPoint

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - scale: The scale factors of width and height.
  ///   - anchor: The point of the rectangle that stays in place.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The factors and the point.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  /// The path of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).scaled(x: scale.width, y: scale.height, about: rect.place(of: anchor))
  }
}
