public import Foundation

@MainActor
extension Shape {
  /// The interior in a style.
  ///
  /// ```swift
  /// RoundedRectangle(cornerRadius: 16).fill(theme.mainColor)
  /// ```
  public func fill(_ content: some ShapeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, fill: content.paint)
  }

  /// The interior in the colour of the content around.
  public func fill() -> ShapeView<Self> {
    ShapeView(shape: self, fill: .foreground)
  }

  /// The outline in a style.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, stroke: .init(paint: content.paint, style: style))
  }

  /// The outline in a style, with a line width in points.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline in the colour of the content around.
  public func stroke(style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, stroke: .init(paint: .foreground, style: style))
  }

  /// The outline in the colour of the content around, with a line width in points.
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

@MainActor
extension InsettableShape {
  /// The outline in a style, all of it within the shape.
  public func strokeBorder(
    _ content: some ShapeStyle,
    style: StrokeStyle
  ) -> ShapeView<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// The outline in a style, all of it within the shape, with a line width in points.
  public func strokeBorder(
    _ content: some ShapeStyle,
    lineWidth: CGFloat = 1
  ) -> ShapeView<InsetShape> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline in the colour of the content around, all of it within the shape.
  public func strokeBorder(style: StrokeStyle) -> ShapeView<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(style: style)
  }

  /// The outline in the colour of the content around, all of it within the shape, with a line
  /// width in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> ShapeView<InsetShape> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
}
