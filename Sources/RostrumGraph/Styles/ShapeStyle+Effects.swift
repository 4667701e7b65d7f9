public import RostrumElements

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor.
  ///
  /// - Parameter opacity: The factor, from 0 for transparent to 1.
  /// - Returns: The style.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: .opacity(paint, opacity))
  }

  /// Returns the style with a shadow of what is painted with it.
  ///
  /// ```swift
  /// Image(systemName: "star.fill").foregroundStyle(.yellow.shadow(.drop(radius: 2, y: 1)))
  /// Circle().fill(.blue.shadow(.inner(radius: 4)))
  /// ```
  ///
  /// A text, a symbol or a shape has the shadow. As the foreground or the background of a container,
  /// the style gives the shadow to everything that the container draws.
  ///
  /// - Parameter style: The shadow.
  /// - Returns: The style.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(paint: .shadowed(paint, style))
  }

  /// Returns the style with colours that blend with those behind what is painted with it.
  ///
  /// As the foreground or the background of a container, the style blends everything that the container
  /// draws.
  ///
  /// - Parameter mode: How the colours blend.
  /// - Returns: The style.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AnyShapeStyle(paint: .blended(paint, mode))
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current foreground with its opacity multiplied by a factor.
  ///
  /// - Parameter opacity: The factor, from 0 for transparent to 1.
  /// - Returns: The style.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }

  /// The current foreground with a shadow.
  ///
  /// ```swift
  /// Text("Title").foregroundStyle(.shadow(.drop(radius: 2)))
  /// ```
  ///
  /// - Parameter style: The shadow.
  /// - Returns: The style.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  /// The current foreground, blended with what is behind.
  ///
  /// - Parameter mode: How the colours blend.
  /// - Returns: The style.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }
}
