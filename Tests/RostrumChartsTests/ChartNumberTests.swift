import Foundation
import RostrumCharts
import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumTesting
import RostrumViews
import Testing

/// What apps compute by mistake, and the limits of what they may compute.
private let numbers: [Double] = [
  .nan, .infinity, -.infinity, -1, 1e308, -1e308, .leastNonzeroMagnitude,
]

/// A chart in which everything can be selected, and which scrolls.
private struct Everything: View {
  @State private var x: Double?
  @State private var y: Double?
  @State private var range: ClosedRange<Double>?
  @State private var start = 1.0

  var body: some View {
    Chart([1.0, 2, 3], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXSelection(value: $x)
      .chartYSelection(value: $y)
      .chartXSelection(range: $range)
      .chartScrollableAxes([.horizontal, .vertical])
      .chartXVisibleDomain(length: 1.0)
      .chartScrollPosition(x: $start)
  }
}

@MainActor @Suite struct ChartNumberTests {
  /// Fails for numbers that SVG and CSS don't have.
  private func check(
    _ figure: ChartFigure, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var writer = HTMLWriter()
    writer.visit(.make(7, .chart(figure)), in: .root, isFirst: true)
    #expect(
      !writer.html.contains(/[" ,(:-](nan|inf)[" ,)%]/), "\(name)", sourceLocation: sourceLocation)
  }

  @Test("Any number as a value leads to a page", arguments: numbers)
  func values(_ number: Double) {
    for (name, mark) in marks(number) {
      let chart = layout {
        BarMark(x: .value("x", 1), y: .value("y", 2))
        mark
        PointMark(x: .value("x", 3), y: .value("y", 4))
      }
      check(chart.figure, name)
      check(layout { mark }.figure, name + " alone")
    }
  }

  private func marks(_ n: Double) -> [(String, AnyChartContent)] {
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: UnitPoint(x: n, y: n), endPoint: .bottom)
    return [
      ("bar", AnyChartContent(BarMark(x: .value("x", n), y: .value("y", n)))),
      ("width", AnyChartContent(BarMark(x: .value("x", 1), y: .value("y", 2), width: .fixed(n)))),
      ("ratio", AnyChartContent(BarMark(x: .value("x", 1), y: .value("y", 2), width: .ratio(n)))),
      ("inset", AnyChartContent(BarMark(x: .value("x", 1), y: .value("y", 2), width: .inset(n)))),
      (
        "interval",
        AnyChartContent(BarMark(x: .value("x", 1), yStart: .value("y", -n), yEnd: .value("y", n)))
      ),
      ("line", AnyChartContent(LineMark(x: .value("x", n), y: .value("y", n)))),
      ("date", AnyChartContent(RuleMark(y: .value("d", Date(timeIntervalSince1970: n))))),
      (
        "smooth",
        AnyChartContent(
          LineMark(x: .value("x", 1), y: .value("y", n)).interpolationMethod(.cardinal(tension: n)))
      ),
      ("area", AnyChartContent(AreaMark(x: .value("x", n), y: .value("y", n)))),
      (
        "size",
        AnyChartContent(PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(CGFloat(n)))
      ),
      (
        "encodings",
        AnyChartContent(
          PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(by: .value("s", n))
            .foregroundStyle(by: .value("c", n)))
      ),
      (
        "looks",
        AnyChartContent(
          BarMark(x: .value("x", 1), y: .value("y", 1)).cornerRadius(n).opacity(n)
            .blur(radius: n).shadow(radius: n, x: n, y: n)
            .offset(x: n, y: n).zIndex(n).foregroundStyle(gradient))
      ),
      (
        "stroke",
        AnyChartContent(
          LineMark(x: .value("x", 1), y: .value("y", 1))
            .lineStyle(StrokeStyle(lineWidth: n, dash: [n], dashPhase: n)))
      ),
      (
        "rule",
        AnyChartContent(RuleMark(xStart: .value("x", n), xEnd: .value("x", 1), y: .value("y", n)))
      ),
      ("rectangle", AnyChartContent(RectangleMark(x: .value("x", n), y: .value("y", n)))),
      (
        "sector",
        AnyChartContent(
          SectorMark(
            angle: .value("a", 1), innerRadius: .fixed(n), outerRadius: .inset(n), angularInset: n
          )
          .cornerRadius(n))
      ),
      (
        "annotation",
        AnyChartContent(
          PointMark(x: .value("x", 1), y: .value("y", n)).annotation(spacing: n) { Text("a") })
      ),
    ]
  }

  @Test("Any number of a scale or an axis leads to a page", arguments: numbers)
  func scales(_ number: Double) {
    let types: [ScaleType] = [
      .linear, .log, .squareRoot, .power(exponent: number), .symmetricLog(slopeAtZero: number),
    ]
    for type in types {
      var options = ChartOptions()
      options.xScale.type = type
      options.yScale.type = type
      options.xScale.padding = PlotDimensionScaleRange.plotDimension(padding: number)
      if !number.isNaN { options.sizes.range = min(number, 1)...max(1, number) }
      let chart = layout(options) {
        PointMark(x: .value("x", -3), y: .value("y", 2)).symbolSize(by: .value("s", 1))
        PointMark(x: .value("x", 3), y: .value("y", 4)).symbolSize(by: .value("s", 2))
      }
      check(chart.figure, "\(type)")
    }
  }

  @Test("A figure with any numbers leads to a page", arguments: numbers)
  func figures(_ n: Double) {
    let point = CGPoint(x: n, y: n)
    let path = Path { path in
      path.move(to: point)
      path.addLine(to: CGPoint(x: 0.5, y: n))
    }
    let place = ChartPlace(x: n, y: n, dx: n, dy: n)
    let line = StrokeStyle(lineWidth: n, dash: [n])
    var figure = ChartFigure(
      drawings: [
        ChartDrawing(.curve(path), stroke: .tint, line: line, opacity: n),
        ChartDrawing(
          .box(
            CGRect(x: n, y: n, width: n, height: n), moved: CGSize(width: n, height: n),
            size: CGSize(width: n, height: n), radius: n), fill: .tint),
        ChartDrawing(.dots([point], diameter: n), fill: .tint),
        ChartDrawing(.symbol(path, at: place), fill: .tint),
        ChartDrawing(.sector(path), fill: .tint),
        ChartDrawing(.text("a", at: place, anchor: UnitPoint(x: n, y: n)), fill: .tint),
        ChartDrawing(.text("a", at: place, anchor: .center, .turned), fill: .tint),
      ], insets: EdgeInsets(top: n, leading: n, bottom: n, trailing: n))
    for index in figure.drawings.indices { figure.drawings[index].isMoving = true }
    var mark = ChartFigure.Mark(.point)
    mark.place = ChartFigure.Mark.Place(point, reach: n)
    figure.marks = [mark]
    var selection = ChartFigure.Selection()
    selection.offersValues = true
    for axis in ChartFigure.Selection.Axis.allCases {
      selection.axis = axis
      figure.selection = selection
      figure.xGrid = ChartFigure.Grid()
      figure.window = nil
      check(figure, "\(axis)")
      figure.xGrid = ChartFigure.Grid(start: n, length: n)
      figure.xGrid.page = 1
      check(figure, "\(axis), grid")
      for direction in Axis.allCases {
        figure.window = ChartFigure.Window(start: n, length: n, axis: direction)
        check(figure, "\(axis), \(direction)")
      }
    }
  }

  private func find(_ element: Element) -> Element? {
    if element.role == .chart { return element }
    for child in element.children {
      if let found = find(child) { return found }
    }
    return nil
  }

  @Test("Any number that a browser sends leaves a chart that is still there", arguments: numbers)
  func events(_ number: Double) async throws {
    let host = TestHost { Everything() }
    let chart = try #require(find(host.graph.root))
    let point = CGPoint(x: number, y: number)
    for phase in PlotEvent.Phase.allCases {
      let event = PlotEvent(
        phase, from: point, at: point, size: CGSize(width: number, height: number))
      try host.graph.perform(UserEvent(chart.id, .plot(event)))
      await host.settle()
      #expect(host.chart("y, x").marks.count == 3)
      let part = host.chart("y, x").visiblePart
      #expect(part.lowerBound >= 0 && part.upperBound <= 1.000_001)
    }
  }
}
