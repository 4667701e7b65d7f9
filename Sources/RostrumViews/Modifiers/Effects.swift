public import Foundation

extension View {
  /// Sets the opacity of the view, from 0 for transparent to 1 for opaque.
  public func opacity(_ opacity: Double) -> some View {
    style(.opacity(opacity))
  }

  /// Rounds the corners of the view and clips it to them.
  ///
  /// - Parameters:
  ///   - radius: The radius in points.
  ///   - antialiased: Whether edges are smooth, which they are in browsers in any case.
  /// - Returns: The view.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    style(.cornerRadius(radius))
  }

  /// Clips the view to its box.
  ///
  /// - Parameter antialiased: Whether edges are smooth, which they are in browsers in any case.
  /// - Returns: The view.
  public func clipped(antialiased: Bool = false) -> some View {
    style(.clipped)
  }

  /// Rotates the view about a point without affecting the layout.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - anchor: The point of the view about which it is rotated.
  /// - Returns: The rotated view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    style(.rotation(angle, anchor: anchor))
  }

  /// Rotates the view in space about an axis without affecting the layout.
  ///
  /// ```swift
  /// Card().rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
  /// ```
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis: horizontal, vertical, and toward the user.
  ///   - anchor: The point of the view through which the axis goes.
  ///   - anchorZ: The distance of that point from the plane of the view, in points.
  ///   - perspective: How much nearer parts are enlarged. A browser does so as for a view of
  ///     400 points.
  /// - Returns: The rotated view.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    style(
      .spin(
        Spin(
          angle, about: (Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor,
          depth: anchorZ, perspective: perspective)))
  }

  /// Scales the view about a point without affecting the layout.
  ///
  /// - Parameters:
  ///   - scale: The scale factor.
  ///   - anchor: The point of the view that stays in place.
  /// - Returns: The scaled view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    style(.scale(scale, anchor: anchor))
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
  ///   - anchor: The point of the view that stays in place.
  /// - Returns: The scaled view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    style(.stretch(x: x, y: y, anchor: anchor))
  }

  /// Scales the view along each axis without affecting the layout.
  ///
  /// - Parameters:
  ///   - scale: The scale factors of width and height.
  ///   - anchor: The point of the view that stays in place.
  /// - Returns: The scaled view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}
