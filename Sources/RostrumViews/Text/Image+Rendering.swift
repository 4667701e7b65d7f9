extension Image {
  /// How a picture is drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a shape in the foreground color: the colors of the picture are ignored.
    case template
    /// In the picture's own colors.
    case original
  }

  /// Returns the picture drawn as a shape or in its own colors.
  ///
  /// ```swift
  /// Image("logo").renderingMode(.template).foregroundStyle(.tint)
  /// ```
  ///
  /// Without a mode, the catalogue decides. Symbols are always shapes.
  ///
  /// - Parameter renderingMode: The mode; `nil` for that of the catalogue.
  /// - Returns: The picture.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// How a picture is drawn at a size that isn't its own.
  public enum Interpolation: Hashable, Sendable {
    /// With sharp edges of pixels.
    case none
    /// The browser's own way.
    case low, medium, high
  }

  /// Returns the picture with smooth edges, as browsers draw every picture.
  ///
  /// - Parameter isAntialiased: Whether the edges are smooth; browsers have no other ones.
  /// - Returns: The picture.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Returns the picture drawn smoothly or with sharp pixels.
  ///
  /// - Parameter interpolation: ``Interpolation/none`` keeps the edges of pixels sharp; browsers
  ///   don't distinguish the others.
  /// - Returns: The picture.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.hasSharpPixels = interpolation == .none
    return image
  }
}
