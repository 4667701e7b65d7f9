public import RostrumElements

/// The current foreground, fainter with each level.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
  /// The style as a plain value.
  public var paint: PaintStyle { level == 0 ? .foreground : .hierarchical(level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current foreground.
  public static var primary: Self { Self(level: 0) }
  /// The current foreground for less important content.
  public static var secondary: Self { Self(level: 1) }
  /// The current foreground for content of little importance.
  public static var tertiary: Self { Self(level: 2) }
  /// The current foreground for content of the least importance.
  public static var quaternary: Self { Self(level: 3) }
  /// The faintest level of the current foreground.
  public static var quinary: Self { Self(level: 4) }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .tint }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: Self { Self() }
}

/// The current foreground.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .foreground }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground.
  public static var foreground: Self { Self() }
}

/// The current background.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .background }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background.
  public static var background: Self { Self() }
}

/// The colour of separators between rows.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .separator }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators between rows.
  public static var separator: Self { Self() }
}

/// The colour of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .placeholder }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholder text.
  public static var placeholder: Self { Self() }
}
