public import Foundation
public import RostrumElements
import RostrumGraph
public import RostrumViews

extension ChartContent {
  /// Blurs the marks.
  ///
  /// - Parameter radius: The radius, in points.
  /// - Returns: The content.
  public func blur(radius: CGFloat) -> some ChartContent {
    changed { $0.apply(.blur(Double(radius))) }
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
      $0.apply(.shadow(color, radius: Double(radius), x: Double(x), y: Double(y)))
    }
  }

  /// Clips each mark to a shape.
  ///
  /// ```swift
  /// BarMark(x: .value("Month", "May"), y: .value("Sales", 12))
  ///   .clipShape(Capsule())
  /// ```
  ///
  /// A rectangle with round corners keeps their radius; another shape is a polygon, which is stretched to the box of
  /// the mark. A line or an area has one box.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - style: The parts of the shape that are inside.
  /// - Returns: The content.
  public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    let clip = shape.clip(isEvenOdd: style.isEOFilled)
    return changed { $0.apply(.clip(clip)) }
  }

  /// Draws the marks in a layer of their own, so that what follows is applied to them together.
  ///
  /// ```swift
  /// ForEach(cities) { city in
  ///   AreaMark(x: .value("Month", city.month), y: .value("Rain", city.rain), stacking: .unstacked)
  /// }
  /// .compositingLayer()
  /// .opacity(0.5)
  /// ```
  ///
  /// - Returns: The content.
  public func compositingLayer() -> some ChartContent {
    CompositedMarks(content: self)
  }
}

/// Content whose marks are drawn in one layer.
private struct CompositedMarks<Content: ChartContent>: ChartContent {
  typealias Body = Never
  let content: Content

  func _collect(into marks: inout ChartMarks) {
    let first = marks.marks.count
    content._collect(into: &marks)
    marks.addLayer(from: first)
  }
}
