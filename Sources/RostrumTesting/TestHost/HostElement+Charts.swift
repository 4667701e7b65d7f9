import RostrumViews

extension HostElement {
  /// The marks of a chart, in the order of the data and in the reader's words.
  ///
  /// ```swift
  /// let chart = host.chart("Trips")
  /// #expect(chart.marks.map(\.y?.number) == [3, 5, 4])
  /// ```
  ///
  /// Of more than 200 marks, there are every second, third and so on.
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

  private var figure: ChartFigure {
    fact(or: ChartFigure()) { element in
      if case .chart(let figure) = element.content { figure } else { ChartFigure() }
    }
  }
}
