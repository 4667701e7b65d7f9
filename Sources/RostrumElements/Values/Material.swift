/// A background blur.
public struct Material: Hashable, Sendable {
  /// How little of the background shows through.
  public var thickness: Thickness

  /// The thickness of a material.
  public enum Thickness: String, Hashable, Sendable, CaseIterable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  /// The material as a plain value.
  public var paint: PaintStyle { .material(thickness) }

  /// Most of the background shows through.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// Much of the background shows through.
  public static let thin = Material(thickness: .thin)
  /// Some of the background shows through.
  public static let regular = Material(thickness: .regular)
  /// Little of the background shows through.
  public static let thick = Material(thickness: .thick)
  /// Hardly any of the background shows through.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of the theme's bars.
  public static let bar = Material(thickness: .bar)
}
