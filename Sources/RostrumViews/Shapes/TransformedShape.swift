public import Foundation

extension Path {
  /// Returns the path with each of its points transformed.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapPoints { $0.applying(transform) }
  }
}

/// A shape whose points are transformed.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Creates a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - transform: The transform of its points.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The path of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension TransformedShape: FixedShape where Content: FixedShape {}

extension Shape {
  /// Transforms the points of the shape.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
