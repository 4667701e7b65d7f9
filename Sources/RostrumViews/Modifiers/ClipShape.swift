extension View {
  /// Draws nothing beyond a box with round corners.
  ///
  /// - Parameter shape: The box.
  /// - Returns: The view within the box.
  public func clipShape(_ shape: some BoxShape) -> some View {
    style(.cornerRadius(shape.boxCorners.radius))
  }

  /// Draws nothing beyond a circle; the view should be as wide as it is high.
  ///
  /// - Parameter shape: The circle.
  /// - Returns: The view within the circle.
  public func clipShape(_ shape: Circle) -> some View {
    style(.cornerRadius(BoxCorners.largest))
  }

  /// Paints what is behind the view in a box with round corners.
  ///
  /// - Parameters:
  ///   - style: The paint.
  ///   - shape: The box.
  /// - Returns: The view in front of the box.
  public func background(_ style: some ShapeStyle, in shape: some BoxShape) -> some View {
    background(style).style(.cornerRadius(shape.boxCorners.radius))
  }
}
