public import Foundation

@MainActor
extension Shape {
  /// Fills the shape with a style.
  ///
  /// ```swift
  /// RoundedRectangle(cornerRadius: 16).fill(theme.mainColor)
  /// ```
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - style: The parts of the shape that are inside.
  /// - Returns: The filled shape.
  public func fill(
    _ content: some ShapeStyle, style: FillStyle = FillStyle()
  ) -> ShapeView<Self> {
    ShapeView(shape: self, fill: content.paint, isEvenOdd: style.isEOFilled)
  }

  /// Fills the shape with the current foreground.
  public func fill(style: FillStyle = FillStyle()) -> ShapeView<Self> {
    ShapeView(shape: self, fill: .foreground, isEvenOdd: style.isEOFilled)
  }

  /// Draws the outline with a style.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - style: The width, the ends and the dashes of the line.
  ///   - antialiased: Without effect: a browser smooths all edges.
  /// - Returns: The view.
  public func stroke(
    _ content: some ShapeStyle, style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, stroke: .init(paint: content.paint, style: style))
  }

  /// Draws the outline with a style and a line width.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Without effect: a browser smooths all edges.
  /// - Returns: The view.
  public func stroke(
    _ content: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline with the current foreground.
  public func stroke(style: StrokeStyle) -> ShapeView<Self> {
    ShapeView(shape: self, stroke: .init(paint: .foreground, style: style))
  }

  /// Draws the outline with the current foreground and a line width in points.
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

@MainActor
extension InsettableShape {
  /// Draws the outline inside the shape with a style.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - style: The width, the ends and the dashes of the line.
  ///   - antialiased: Without effect: a browser smooths all edges.
  /// - Returns: The view.
  public func strokeBorder(
    _ content: some ShapeStyle,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Draws the outline inside the shape with a style and a line width.
  ///
  /// - Parameters:
  ///   - content: The style.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Without effect: a browser smooths all edges.
  /// - Returns: The view.
  public func strokeBorder(
    _ content: some ShapeStyle,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<InsetShape> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline inside the shape with the current foreground.
  ///
  /// - Parameters:
  ///   - style: The width, the ends and the dashes of the line.
  ///   - antialiased: Without effect: a browser smooths all edges.
  /// - Returns: The view.
  public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> ShapeView<InsetShape> {
    inset(by: style.lineWidth / 2).stroke(style: style)
  }

  /// Draws the outline inside the shape with the current foreground and a line width.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Without effect: a browser smooths all edges.
  /// - Returns: The view.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> ShapeView<InsetShape> {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
}
