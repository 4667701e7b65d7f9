extension Gradient {
  /// The space in which colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    /// The name of the space in style sheets.
    package let name: Name

    package enum Name: String, Hashable, Sendable, CaseIterable {
      case srgb, oklab
    }

    /// The space of the screen.
    public static let device = ColorSpace(name: .srgb)
    /// A space in which equal distances look equal.
    public static let perceptual = ColorSpace(name: .oklab)
  }
}
