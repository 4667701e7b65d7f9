public import Foundation
public import RostrumElements
import RostrumGraph
import RostrumViews

extension ChartContent {
  /// Blurs the marks.
  ///
  /// - Parameter radius: The radius, in points.
  /// - Returns: The content.
  public func blur(radius: CGFloat) -> some ChartContent {
    changed { $0.effects.append(.blur(Double(radius))) }
  }

  /// Draws a shadow behind the marks.
  ///
  /// ```swift
  /// BarMark(x: .value("Month", "May"), y: .value("Sales", 12))
  ///   .shadow(radius: 4, y: 2)
  /// ```
  ///
  /// Points that follow each other and look the same have one shadow together.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The blur radius, in points.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  /// - Returns: The content.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changed {
      $0.effects.append(
        .shadow(color, radius: Double(radius), x: Double(x), y: Double(y)))
    }
  }
}
