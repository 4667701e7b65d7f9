public import Foundation

/// A shadow of what is painted with a style.
///
/// ```swift
/// Text("Title").foregroundStyle(.blue.shadow(.drop(radius: 2, y: 1)))
/// ```
public struct ShadowStyle: Hashable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat

  /// A shadow behind what is painted.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - radius: The blur radius, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  /// - Returns: The shadow.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow along the edges within what is painted, as if it were cut out.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - radius: The blur radius, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  /// - Returns: The shadow.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }

  /// The shadow as a style of what is painted with an opacity.
  func property(opacity: Double) -> StyleProperty {
    let color = opacity < 1 ? color.opacity(opacity) : color
    return isInner
      ? .innerShadow(color, radius: radius, x: x, y: y)
      : .shadow(color, radius: radius, x: x, y: y)
  }
}
