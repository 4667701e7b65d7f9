public import Foundation

extension View {
  /// Makes the view transparent: 0 for invisible to 1 for opaque.
  public func opacity(_ opacity: Double) -> some View {
    style(.opacity(opacity))
  }

  /// Rounds the corners and draws nothing beyond them.
  public func cornerRadius(_ radius: CGFloat) -> some View {
    style(.cornerRadius(radius))
  }

  /// Draws nothing beyond the view's box.
  public func clipped() -> some View {
    style(.clipped)
  }

  /// Turns the view about its centre without a change to the layout.
  public func rotationEffect(_ angle: Angle) -> some View {
    style(.rotation(angle))
  }

  /// Makes the view larger or smaller about its centre without a change to the layout.
  public func scaleEffect(_ scale: CGFloat) -> some View {
    style(.scale(scale))
  }

  /// Moves the view without a change to the layout, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    style(.offset(x: x, y: y))
  }

  /// Moves the view without a change to the layout, in points.
  public func offset(_ offset: CGSize) -> some View {
    style(.offset(x: offset.width, y: offset.height))
  }

  /// Draws a shadow below the view.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: How blurred it is, in points.
  ///   - x: How far it is moved towards the trailing side, in points.
  ///   - y: How far it is moved down, in points.
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
  /// Makes the view larger or smaller in one direction or both, without a change to the layout.
  ///
  /// - Parameters:
  ///   - x: The factor of the width.
  ///   - y: The factor of the height.
  /// - Returns: The view in the other size.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some View {
    style(.stretch(x: x, y: y))
  }

  /// Makes the view larger or smaller about its centre, without a change to the layout.
  ///
  /// - Parameter scale: The factors of width and height.
  /// - Returns: The view in the other size.
  public func scaleEffect(_ scale: CGSize) -> some View {
    scaleEffect(x: scale.width, y: scale.height)
  }
}
