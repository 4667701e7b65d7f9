public import RostrumElements

// The theme's colours as shape styles.
extension ShapeStyle where Self == Color {
  /// The theme's red.
  public static var red: Color { Color.red }
  /// The theme's orange.
  public static var orange: Color { Color.orange }
  /// The theme's yellow.
  public static var yellow: Color { Color.yellow }
  /// The theme's green.
  public static var green: Color { Color.green }
  /// The theme's mint.
  public static var mint: Color { Color.mint }
  /// The theme's teal.
  public static var teal: Color { Color.teal }
  /// The theme's cyan.
  public static var cyan: Color { Color.cyan }
  /// The theme's blue.
  public static var blue: Color { Color.blue }
  /// The theme's indigo.
  public static var indigo: Color { Color.indigo }
  /// The theme's purple.
  public static var purple: Color { Color.purple }
  /// The theme's pink.
  public static var pink: Color { Color.pink }
  /// The theme's brown.
  public static var brown: Color { Color.brown }
  /// The theme's white.
  public static var white: Color { Color.white }
  /// The theme's gray.
  public static var gray: Color { Color.gray }
  /// The theme's black.
  public static var black: Color { Color.black }
  /// Fully transparent.
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along the line between two points of the box.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of evenly spaced colours along the line between two points of the box.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient of colours with locations along the line between two points of the box.
  ///
  /// - Parameters:
  ///   - stops: The colours with their locations.
  ///   - startPoint: The point with the first colour.
  ///   - endPoint: The point with the last colour.
  /// - Returns: The gradient.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .color(.accentColor) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: Self { Self() }
}

/// The background of selected content, which is the current tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .tint }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of selected content, which is the current tint.
  public static var selection: Self { Self() }
}

/// The background of the whole interface.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .background }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of the whole interface.
  public static var windowBackground: Self { Self() }
}

/// The background of a control.
public struct FillShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
  /// The style as a plain value.
  public var paint: PaintStyle { .color(Color(.system(.fill))) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The background of a control.
  public static var fill: Self { Self() }
}

extension ShapeStyle where Self == Material {
  /// Most of the background shows through.
  public static var ultraThinMaterial: Self { .ultraThin }
  /// Much of the background shows through.
  public static var thinMaterial: Self { .thin }
  /// Some of the background shows through.
  public static var regularMaterial: Self { .regular }
  /// Little of the background shows through.
  public static var thickMaterial: Self { .thick }
  /// Hardly any of the background shows through.
  public static var ultraThickMaterial: Self { .ultraThick }
  /// The material of the theme's bars.
  public static var bar: Material { Material.bar }
}
