import Foundation
package import RostrumElements
package import RostrumGraph
package import RostrumViews

/// A chart as it is drawn: its marks and options become a figure.
///
/// The stages are one file each: values with their stacks, scales, marks, axes and the legend.
@MainActor
package struct ChartLayout {
  let marks: [PlotMark]
  let options: ChartOptions
  let context: TextContext
  /// The size of the plot that lengths in points are compared with, where a fraction is needed.
  private(set) var nominal: (width: Double, height: Double)

  /// Whether the horizontal axis runs from right to left, as the reader's language does.
  let isMirrored: Bool
  /// The words of values that were shown before.
  let known: ChartWords

  /// The values of the marks; the same number as ``marks``.
  var values: [MarkValues] = []
  var xKind: PlotValue.Kind?
  var yKind: PlotValue.Kind?
  package var xScale: AxisScale?
  package var yScale: AxisScale?
  var colors = StyleEncoding<PaintStyle>()
  var symbols = StyleEncoding<ChartSymbol>()
  var lines = StyleEncoding<StrokeStyle>()
  var positions: [PlotValue] = []
  var sizeBounds: ClosedRange<Double>?
  /// The areas of symbols that names stand for.
  var sizeNames = StyleEncoding<Double>()
  /// The distances of bars at numbers or dates without bins.
  var xStep: Double?
  var yStep: Double?
  var insets = EdgeInsets()
  var axes: [ChartFigure.Axis] = []
  /// What is wrong with the data, in sentences.
  package private(set) var issues: [String] = []
  /// The views in the plot, and where they are.
  package var pins: [Pin] = []
  /// What is drawn.
  package var figure = ChartFigure()

  /// A view in the plot.
  package struct Pin {
    package let place: ChartPlace
    package let anchor: UnitPoint
    package let content: AnyView
  }

  /// Lays a chart out.
  ///
  /// - Parameters:
  ///   - marks: The marks, in the order of the data.
  ///   - options: What modifiers say.
  ///   - context: The reader's language, calendar and time zone.
  ///   - width: A width at which all labels should fit.
  ///   - isMirrored: Whether the horizontal axis runs from right to left.
  ///   - known: The words of values that were shown before.
  /// - Complexity: O(*n*) in the number of marks.
  package init(
    _ marks: [PlotMark], _ options: ChartOptions, _ context: TextContext, width: Double = 340,
    isMirrored: Bool = false, known: ChartWords? = nil
  ) {
    self.isMirrored = isMirrored
    self.marks = marks
    self.options = options
    self.known = known ?? ChartWords()
    var context = context
    context.calendar.timeZone = context.timeZone
    context.calendar.locale = context.locale
    self.context = context
    nominal = (width, 220)
    self.known.begin(context, count: marks.count)
    resolveValues()
    resolveStyles()
    resolveScales()
    let window = self.window
    // All of a plot that scrolls is as much larger as a part of it is visible.
    switch window?.axis {
    case .horizontal: nominal.width /= window?.length ?? 1
    case .vertical: nominal.height /= window?.length ?? 1
    case nil: break
    }
    var drawings = drawAxes()
    drawings += drawMarks()
    drawings += drawTitles()
    figure = ChartFigure(
      marks: describeMarks(), axes: axes, legend: legend(), drawings: drawings, insets: insets)
    figure.summary = summary
    figure.window = window
    figure.xGrid = xScale?.grid ?? ChartFigure.Grid()
    figure.yGrid = yScale?.grid ?? ChartFigure.Grid()
  }

  mutating func note(_ issue: String) {
    if !issues.contains(issue) { issues.append(issue) }
  }
}
