/// A style with which a text, shape or background can be painted.
///
/// ```swift
/// Text("Aside").foregroundStyle(.secondary)
/// Circle().fill(.tint)
/// Rectangle().fill(.red.opacity(0.5))
/// ```
public protocol ShapeStyle: Sendable {
  /// The style as a plain value.
  var paint: PaintStyle { get }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: .opacity(paint, opacity))
  }

  /// The style for less important content.
  public var secondary: some ShapeStyle { AnyShapeStyle(paint: paint.level(1)) }
  /// The style for content of little importance.
  public var tertiary: some ShapeStyle { AnyShapeStyle(paint: paint.level(2)) }
  /// The style for content of the least importance.
  public var quaternary: some ShapeStyle { AnyShapeStyle(paint: paint.level(3)) }
  /// The faintest level of the style.
  public var quinary: some ShapeStyle { AnyShapeStyle(paint: paint.level(4)) }
}

extension PaintStyle {
  /// A level of the paint, which is fainter from 1 to 4.
  ///
  /// Backgrounds have levels of their own: that of content on a background, and that of content on such
  /// content.
  fileprivate func level(_ level: Int) -> Self {
    switch self {
    case .foreground: .hierarchical(level)
    case .hierarchical(let outer): .hierarchical(outer + level)
    case .background:
      .color(Color(.system(level == 1 ? .secondaryBackground : .tertiaryBackground)))
    default: .opacity(self, [1, 0.5, 0.25, 0.18, 0.1][level])
    }
  }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  /// The style as a plain value.
  public let paint: PaintStyle

  /// Erases the type of a style.
  public init(_ style: some ShapeStyle) {
    paint = style.paint
  }

  package init(paint: PaintStyle) {
    self.paint = paint
  }
}

extension Color: ShapeStyle {
  /// The style as a plain value.
  public var paint: PaintStyle { .color(self) }
}

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
