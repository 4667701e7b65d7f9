public import Foundation

extension View {
  /// Sets the opacity of the view, from 0 for transparent to 1 for opaque.
  public func opacity(_ opacity: Double) -> some View {
    style(.opacity(opacity))
  }

  /// Rounds the corners of the view and clips it to them.
  public func cornerRadius(_ radius: CGFloat) -> some View {
    style(.cornerRadius(radius))
  }

  /// Clips the view to its box.
  public func clipped() -> some View {
    style(.clipped)
  }

  /// Rotates the view about its centre without affecting the layout.
  public func rotationEffect(_ angle: Angle) -> some View {
    style(.rotation(angle))
  }

  /// Scales the view about its centre without affecting the layout.
  public func scaleEffect(_ scale: CGFloat) -> some View {
    style(.scale(scale))
  }

  /// Shifts the view without affecting the layout, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    style(.offset(x: x, y: y))
  }

  /// Shifts the view without affecting the layout, in points.
  public func offset(_ offset: CGSize) -> some View {
    style(.offset(x: offset.width, y: offset.height))
  }

  /// Adds a shadow to the view.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: The blur radius, in points.
  ///   - x: The horizontal offset toward the trailing edge, in points.
  ///   - y: The vertical offset downwards, in points.
  /// - Returns: The view with the shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    style(.shadow(color, radius: radius, x: x, y: y))
  }
}

extension View {
  /// Scales the view along each axis without affecting the layout.
  ///
  /// - Parameters:
  ///   - x: The horizontal scale factor.
  ///   - y: The vertical scale factor.
  /// - Returns: The scaled view.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some View {
    style(.stretch(x: x, y: y))
  }

  /// Scales the view about its centre without affecting the layout.
  ///
  /// - Parameter scale: The scale factors of width and height.
  /// - Returns: The scaled view.
  public func scaleEffect(_ scale: CGSize) -> some View {
    scaleEffect(x: scale.width, y: scale.height)
  }
}
