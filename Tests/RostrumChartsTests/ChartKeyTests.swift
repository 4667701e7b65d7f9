import Foundation
import RostrumCharts
import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite struct ChartKeyTests {
  /// The chart that a view draws.
  private func figure(@ViewBuilder _ content: @escaping () -> some View) -> ChartFigure? {
    let host = TestHost { content() }
    return withExtendedLifetime(host) { host.graph.root.figures.first }
  }

  private func numbers(_ figure: ChartFigure?) -> [Int?]? { figure?.marks.map { $0.place?.series } }

  @Test("Series are in the order from the top, and a symbol on a line is a part of it")
  func series() throws {
    let figure = try #require(
      figure {
        Chart(Trip.all) { trip in
          LineMark(x: .value("Day", trip.day), y: .value("Trips", trip.count))
            .foregroundStyle(by: .value("City", trip.city))
          PointMark(x: .value("Day", trip.day), y: .value("Trips", trip.count))
            .foregroundStyle(by: .value("City", trip.city))
        }
      })
    #expect(figure.keyAxis == .x)
    // Berlin has 12 trips, Rome 9.
    #expect(numbers(figure) == [0, nil, 0, nil, 0, nil, 1, nil, 1, nil, 1, nil])
  }

  @Test("Bars that lie are reached from top to bottom, sectors around their middle")
  func axes() throws {
    let bars = figure {
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", 2), y: .value("Name", $0)) }
    }
    #expect(bars?.keyAxis == .y)
    #expect(bars?.marks.map { $0.place?.point.y } == [0.25, 0.75])
    #expect(bars?.marks.map { $0.place?.size.width } == [1, 1])
    let sectors = figure {
      Chart([1, 3], id: \.self) {
        SectorMark(angle: .value("Count", $0), innerRadius: .ratio(0.5))
      }
    }
    #expect(sectors?.keyAxis == .angle)
    #expect(sectors?.marks.map { $0.place?.point.x } == [0.125, 0.625])
    #expect(sectors?.marks.map { $0.place?.radius } == [0.75, 0.75])
  }

  @Test("Each row of rectangles is a series")
  func rectangles() {
    let heat = figure {
      Chart(0..<6, id: \.self) { index in
        RectangleMark(x: .value("x", "\(index % 3)"), y: .value("y", "\(index / 3)"))
          .foregroundStyle(by: .value("Count", index))
      }
    }
    #expect(numbers(heat) == [0, 0, 0, 1, 1, 1])
  }

  @Test("A chart without marks has no stop, and one with a selection no other one")
  func stops() {
    let empty = figure { Chart([Int](), id: \.self) { BarMark(x: .value("x", $0)) } }
    #expect(empty?.keyAxis == nil)
    let selected = figure {
      Chart([1, 2], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXSelection(value: Binding<Int?>.constant(2))
    }
    #expect(selected?.keyAxis == nil)
    #expect(selected?.selection?.mark?.place?.point == CGPoint(x: 1, y: 0))
  }

  @Test("The box of the stop is a slider of as many marks as the table has")
  func page() throws {
    let figure = try #require(
      figure { Chart(Trip.all) { BarMark(x: .value("Day", $0.day), y: .value("Trips", $0.count)) } }
    )
    var writer = HTMLWriter()
    writer.visit(.make(7, .chart(figure), [.fact(.label("Trips"))]), in: .root, isFirst: true)
    let stops = writer.html.matches(of: /<div[^>]*role="slider"[^>]*>/)
    #expect(stops.count == 1)
    let stop = try #require(stops.first).0
    for part in [
      #"tabindex="0""#, #"aria-label="Trips""#,
      "aria-valuetext=\"\(figure.summary)\"", #"data-marks="x "#,
    ] { #expect(stop.contains(part), "\(part) in \(stop)") }
    #expect(writer.html.matches(of: /<tr[^>]*data-at="/).count == 6)
  }
}

/// A drawing with a description.
private struct Tides: View, AXChartDescriptorRepresentable {
  var heights = [2.0, 5]

  var body: some View {
    Canvas { _, _ in }.accessibilityChartDescriptor(self)
  }

  func makeChartDescriptor() -> AXChartDescriptor {
    let made = AXChartDescriptor(
      title: "Tides", summary: nil,
      xAxis: AXCategoricalDataAxisDescriptor(title: "Time", categoryOrder: ["noon", "night"]),
      yAxis: AXNumericDataAxisDescriptor(
        title: "Height", range: 0...6, gridlinePositions: [],
        valueDescriptionProvider: { "\($0) m" }),
      additionalAxes: [
        AXNumericDataAxisDescriptor(
          title: "Wind", range: 0...9, gridlinePositions: [],
          valueDescriptionProvider: { "\(Int($0)) Bft" })
      ], series: [])
    updateChartDescriptor(made)
    return made
  }

  func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
    let points = zip(["noon", "night"], heights).map {
      AXDataPoint(x: $0, y: $1, additionalValues: [.number(3)])
    }
    descriptor.series = [
      AXDataSeriesDescriptor(name: "Hamburg", isContinuous: true, dataPoints: points)
    ]
  }
}

@MainActor @Suite struct ChartDescriptorTests {
  @Test("A drawing has the title, the summary and the table of its description")
  func drawings() {
    let host = TestHost { Tides() }
    let chart = host.chart("Tides")
    #expect(chart.marks.map { $0.x?.words } == ["noon", "night"])
    #expect(chart.marks.map { $0.y?.words } == ["2.0 m", "5.0 m"])
    #expect(chart.marks.map { $0.groups.map(\.words) } == [["3 Bft"], ["3 Bft"]])
    #expect(chart.marks.map(\.kind) == [.line, .line])
    let figure = host.graph.root.figures.first
    #expect(figure?.summary == "Time: noon–night; Height: 0.0 m–6.0 m")
    #expect(figure?.drawings.isEmpty == true && figure?.keyAxis == nil)
  }

  private struct Changing: View {
    @State private var heights = [2.0, 5]

    var body: some View {
      Tides(heights: heights)
      Button("Rise") { heights = [3, 6] }
    }
  }

  @Test("A description changes with its view")
  func changes() async {
    let host = TestHost { Changing() }
    await host.button("Rise").tap()
    #expect(host.chart("Tides").marks.map { $0.y?.words } == ["3.0 m", "6.0 m"])
  }

  @Test("The description of a chart replaces its table, and the names of series tell points apart")
  func charts() {
    let host = TestHost {
      Chart(Trip.all) { BarMark(x: .value("Day", $0.day), y: .value("Trips", $0.count)) }
        .accessibilityChartDescriptor(TwoSeries())
    }
    let figures = host.graph.root.figures
    #expect(figures.map(\.isDescribed) == [true, false])
    #expect(figures.last?.summary == "Two of them")
    #expect(figures.last?.marks.map(\.label) == ["A, first", "B"])
    var writer = HTMLWriter()
    for figure in figures { writer.visit(.make(7, .chart(figure), []), in: .root, isFirst: true) }
    #expect(
      writer.html.matches(
        of:
          /<div[^>]*s-chartValues[^>]*aria-hidden="true"|<div[^>]*aria-hidden="true"[^>]*s-chartValues/
      ).count == 1)
  }
}

private struct TwoSeries: AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    AXChartDescriptor(
      title: "Two", summary: "Two of them",
      xAxis: AXNumericDataAxisDescriptor(
        title: "x", range: 0...1, gridlinePositions: [], valueDescriptionProvider: { "\($0)" }),
      yAxis: nil,
      series: [
        AXDataSeriesDescriptor(
          name: "A", isContinuous: false, dataPoints: [AXDataPoint(x: 0, label: "first")]),
        AXDataSeriesDescriptor(name: "B", isContinuous: false, dataPoints: [AXDataPoint(x: 1)]),
      ])
  }
}
