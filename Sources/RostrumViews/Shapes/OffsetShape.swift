public import Foundation
public import RostrumElements

/// A shape that is shifted.
public nonisolated struct OffsetShape<Content: Shape>: Shape, Animatable {
  /// The shape.
  public var shape: Content
  /// The distance, in points.
  public var offset: CGSize

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - offset: The distance, in points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The distance.
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  /// The path of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}
