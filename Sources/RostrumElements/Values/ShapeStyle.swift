/// What a text, shape or background can be painted with.
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
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(paint: .opacity(paint, opacity))
  }
}

/// Any style, for where two styles need one type.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  /// The style as a plain value.
  public let paint: PaintStyle

  /// Any style.
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

/// The colour of the content around, fainter with each level.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int
  /// The style as a plain value.
  public var paint: PaintStyle { level == 0 ? .foreground : .hierarchical(level) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of the content around.
  public static var primary: Self { Self(level: 0) }
  /// The colour of the content around, for what matters less.
  public static var secondary: Self { Self(level: 1) }
  /// The colour of the content around, for what matters even less.
  public static var tertiary: Self { Self(level: 2) }
  /// The colour of the content around, hardly there.
  public static var quaternary: Self { Self(level: 3) }
}

/// The accent of the controls around.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// The accent of the controls around.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .tint }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent of the controls around.
  public static var tint: Self { Self() }
}

/// The colour of the content around.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// The colour of the content around.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .foreground }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The colour of the content around.
  public static var foreground: Self { Self() }
}

/// The colour behind the content around.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// The colour behind the content around.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .background }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The colour behind the content around.
  public static var background: Self { Self() }
}

/// The colour of lines between rows.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// The colour of lines between rows.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .separator }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of lines between rows.
  public static var separator: Self { Self() }
}

/// The colour of the text of an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  /// The colour of the text of an empty field.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .placeholder }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of the text of an empty field.
  public static var placeholder: Self { Self() }
}
