/// The direction of the words of an axis label.
///
/// ```swift
/// .chartXAxis {
///   AxisMarks { _ in AxisValueLabel(orientation: .vertical) }
/// }
/// ```
///
/// Labels that are views other than texts aren't turned.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Turn { case downward, upward }

  /// Where the words run to; `nil` for from left to right.
  let turn: Turn?

  /// From left to right.
  public static let automatic = Self(turn: nil)
  /// From left to right.
  public static let horizontal = Self(turn: nil)
  /// From top to bottom.
  public static let vertical = Self(turn: .downward)
  /// From bottom to top.
  public static let verticalReversed = Self(turn: .upward)
}
