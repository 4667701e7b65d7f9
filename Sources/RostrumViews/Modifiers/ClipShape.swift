extension View {
  /// Clips the view to a box with rounded corners.
  ///
  /// - Parameter shape: The box.
  /// - Returns: The clipped view.
  public func clipShape(_ shape: some BoxShape) -> some View {
    style(.cornerRadius(shape.boxCorners.radius))
  }

  /// Clips the view to a circle; the view should be square.
  ///
  /// - Parameter shape: The circle.
  /// - Returns: The clipped view.
  public func clipShape(_ shape: Circle) -> some View {
    style(.cornerRadius(BoxCorners.largest))
  }

  /// Sets the background of the view to a box with rounded corners.
  ///
  /// - Parameters:
  ///   - style: The paint.
  ///   - shape: The box.
  /// - Returns: The view with the background.
  public func background(_ style: some ShapeStyle, in shape: some BoxShape) -> some View {
    background(style).style(.cornerRadius(shape.boxCorners.radius))
  }
}
