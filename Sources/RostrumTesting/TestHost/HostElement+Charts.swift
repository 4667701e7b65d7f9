import Foundation
public import RostrumRuntime
public import RostrumViews

extension HostElement {
  /// The marks of a chart, in the order of the data and in the reader's words.
  ///
  /// ```swift
  /// let chart = host.chart("Trips")
  /// #expect(chart.marks.map(\.y?.number) == [3, 5, 4])
  /// ```
  ///
  /// Of more than 400 marks, there are every third, fourth and so on.
  public var marks: [ChartFigure.Mark] { figure.marks }

  /// The marks of one group of a chart, such as those of one colour.
  ///
  /// - Parameter group: The value that the marks have in common, in the reader's words.
  /// - Returns: The marks, in the order of the data.
  public func marks(in group: String) -> [ChartFigure.Mark] {
    marks.filter { mark in mark.groups.contains { $0.words == group } }
  }

  /// The axes of a chart that are shown, the horizontal one first.
  public var axes: [ChartFigure.Axis] { figure.axes }

  /// The words of a chart's legend, in order.
  public var legend: [String] { figure.legend?.entries.map(\.words) ?? [] }

  /// What is selected in a chart, in the reader's words: values, and ranges of values.
  public var selectedValues: [String] { figure.selection?.values ?? [] }

  /// The mark of a chart that is nearest to the selected values; `nil` without a selection.
  public var selectedMark: ChartFigure.Mark? { figure.selection?.mark }

  /// The part of a chart that is visible, as fractions of the whole from the left or the top; all of it unless the
  /// chart scrolls.
  public var visiblePart: ClosedRange<Double> {
    figure.window.map { $0.start...($0.start + $0.length) } ?? 0...1
  }

  /// Points at a place in the plot of a chart, as a mouse above it does.
  ///
  /// ```swift
  /// let chart = host.chart("Trips")
  /// await chart.point(at: UnitPoint(x: 0.5, y: 0.2))
  /// #expect(chart.selectedMark?.y?.number == 5)
  /// ```
  ///
  /// - Parameters:
  ///   - place: The place, as fractions of the plot.
  ///   - location: The call site at which issues are reported.
  public func point(at place: UnitPoint, at location: CallSite = #callSite) async {
    await act("point at", location, isPointer: true) { _ in
      .plot(PlotEvent(.point, at: CGPoint(x: place.x, y: place.y)))
    }
  }

  /// Moves the mouse away from the plot of a chart.
  ///
  /// - Parameter location: The call site at which issues are reported.
  public func endPointing(at location: CallSite = #callSite) async {
    await act("end pointing at", location) { _ in .plot(PlotEvent(.ended)) }
  }

  /// Selects a range in the plot of a chart by dragging; without a distance, takes it back by a click.
  ///
  /// - Parameters:
  ///   - start: Where the pointer goes down, as fractions of the plot.
  ///   - end: Where the pointer is released.
  ///   - location: The call site at which issues are reported.
  public func selectRange(
    from start: UnitPoint, to end: UnitPoint, at location: CallSite = #callSite
  ) async {
    await act("select a range of", location, isPointer: true) { _ in
      .plot(
        PlotEvent(
          start == end ? .cleared : .range, from: CGPoint(x: start.x, y: start.y),
          at: CGPoint(x: end.x, y: end.y)))
    }
  }

  /// Scrolls the plot of a chart.
  ///
  /// - Parameters:
  ///   - start: Where the visible part begins afterwards, from the left or the top, as a fraction of the whole.
  ///   - location: The call site at which issues are reported.
  public func scrollPlot(to start: Double, at location: CallSite = #callSite) async {
    let isVertical = figure.window?.axis == .vertical
    let place = isVertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
    await act("scroll", location) { _ in .plot(PlotEvent(.scrolled, at: place)) }
  }

  /// Presses a key while the focus is in a chart.
  ///
  /// - Parameters:
  ///   - key: The key, such as an arrow key.
  ///   - location: The call site at which issues are reported.
  public func press(_ key: KeyEquivalent, at location: CallSite = #callSite) async {
    await act("press a key in", location) { _ in .key(key) }
  }

  private var figure: ChartFigure {
    fact(or: ChartFigure()) { element in
      if case .chart(let figure) = element.content { figure } else { ChartFigure() }
    }
  }
}
