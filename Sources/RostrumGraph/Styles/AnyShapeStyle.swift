public import RostrumElements

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  /// The style as a plain value.
  public let paint: PaintStyle

  /// Erases the type of a style.
  public init(_ style: some ShapeStyle) {
    paint = style.paint
  }

  package init(paint: PaintStyle) {
    self.paint = paint
  }
}
