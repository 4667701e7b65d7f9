import Foundation

/// The areas of shapes, combined; see the same members of `Path` for what their outlines consist
/// of.
extension Shape {
  /// Returns a shape of what is in this shape, or in another, or in both.
  ///
  /// ```swift
  /// Circle().union(Rectangle().rotation(.degrees(45))).fill(.tint)
  /// ```
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether to use the even-odd rule for the insides of both shapes instead of the
  ///     nonzero rule.
  /// - Returns: The shape.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns a shape of what is both in this shape and in another.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether to use the even-odd rule instead of the nonzero rule.
  /// - Returns: The shape.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns a shape of what is in this shape and not in another.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether to use the even-odd rule instead of the nonzero rule.
  /// - Returns: The shape.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(base: self, other: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns a shape of what is in one of two shapes only.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether to use the even-odd rule instead of the nonzero rule.
  /// - Returns: The shape.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(base: self, other: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns a shape of the parts of this shape's line that are inside another shape.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether to use the even-odd rule for the inside of the other shape.
  /// - Returns: The shape, which consists of lines to stroke.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(base: self, other: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns a shape of the parts of this shape's line that aren't inside another shape.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether to use the even-odd rule for the inside of the other shape.
  /// - Returns: The shape, which consists of lines to stroke.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(base: self, other: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// Two shapes in the same rectangle, whose paths are combined.
private nonisolated struct CombinedShape<Base: Shape, Other: Shape>: Shape {
  var base: Base
  var other: Other
  let combine: @Sendable (Path, Path) -> Path

  init(base: Base, other: Other, _ combine: @escaping @Sendable (Path, Path) -> Path) {
    self.base = base
    self.other = other
    self.combine = combine
  }

  static var role: ShapeRole { Base.role }

  func path(in rect: CGRect) -> Path { combine(base.path(in: rect), other.path(in: rect)) }
}

extension CombinedShape: FixedShape where Base: FixedShape, Other: FixedShape {}

extension CombinedShape: Animatable where Base: Animatable, Other: Animatable {
  var animatableData: AnimatablePair<Base.AnimatableData, Other.AnimatableData> {
    get { AnimatablePair(base.animatableData, other.animatableData) }
    set {
      base.animatableData = newValue.first
      other.animatableData = newValue.second
    }
  }
}
