/// What a shape is for, from which its own style follows.
///
/// ```swift
/// struct Hairline: Shape {
///   static let role = ShapeRole.separator
///
///   func path(in rect: CGRect) -> Path {
///     Path(CGRect(x: rect.minX, y: rect.midY, width: rect.width, height: 1))
///   }
/// }
/// ```
public enum ShapeRole: Hashable, Sendable {
  /// The shape is an area: in the foreground.
  case fill
  /// The shape is the outline of a line: in the foreground.
  case stroke
  /// The shape separates what is on its sides: in the colour of separators.
  case separator

  /// The paint of a shape for which the app chooses none.
  var paint: PaintStyle {
    switch self {
    case .fill, .stroke: .foreground
    case .separator: .separator
    }
  }
}

extension Shape {
  /// Shapes are areas.
  public nonisolated static var role: ShapeRole { .fill }
}

extension TrimmedShape {
  /// The role of the whole shape.
  public nonisolated static var role: ShapeRole { Content.role }
}

extension RotatedShape {
  /// The role of the shape that is rotated.
  public nonisolated static var role: ShapeRole { Content.role }
}

extension ScaledShape {
  /// The role of the shape that is scaled.
  public nonisolated static var role: ShapeRole { Content.role }
}

extension OffsetShape {
  /// The role of the shape that is shifted.
  public nonisolated static var role: ShapeRole { Content.role }
}

extension TransformedShape {
  /// The role of the shape that is transformed.
  public nonisolated static var role: ShapeRole { Content.role }
}

extension SizedShape {
  /// The role of the shape that has a size.
  nonisolated static var role: ShapeRole { Content.role }
}
