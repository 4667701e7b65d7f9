/// A blur of what is behind.
public struct Material: ShapeStyle, Hashable {
  /// How little of what is behind shows through.
  public var thickness: Thickness

  /// How little shows through a material.
  public enum Thickness: String, Hashable, Sendable, CaseIterable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  /// The material as a plain value.
  public var paint: PaintStyle { .material(thickness) }

  /// Most of what is behind shows through.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// Much of what is behind shows through.
  public static let thin = Material(thickness: .thin)
  /// Some of what is behind shows through.
  public static let regular = Material(thickness: .regular)
  /// Little of what is behind shows through.
  public static let thick = Material(thickness: .thick)
  /// Hardly anything of what is behind shows through.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// What a bar of the theme is made of.
  public static let bar = Material(thickness: .bar)
}

extension ShapeStyle where Self == Material {
  /// Most of what is behind shows through.
  public static var ultraThinMaterial: Self { .ultraThin }
  /// Much of what is behind shows through.
  public static var thinMaterial: Self { .thin }
  /// Some of what is behind shows through.
  public static var regularMaterial: Self { .regular }
  /// Little of what is behind shows through.
  public static var thickMaterial: Self { .thick }
  /// Hardly anything of what is behind shows through.
  public static var ultraThickMaterial: Self { .ultraThick }
  /// What a bar of the theme is made of.
  public static var bar: Self { Self(thickness: .bar) }
}
