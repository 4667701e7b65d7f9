import Foundation
import RostrumCharts
import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumTesting
import RostrumViews
import Testing

private struct Scrolling: View {
  @State private var position = Trip.all[1].day
  @State private var name = "c"

  var body: some View {
    Chart(Trip.all) { trip in
      LineMark(
        x: .value("Day", trip.day), y: .value("Trips", trip.count),
        series: .value("City", trip.city))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 86_400)
    .chartScrollPosition(x: $position)
    Text("hour \(Int(position.timeIntervalSince(Trip.all[0].day)) / 3600)")
    Chart(["a", "b", "c", "d"], id: \.self) {
      BarMark(x: .value("Name", $0), y: .value("Count", 1))
    }
    .chartScrollableAxes([.horizontal])
    .chartXVisibleDomain(length: 2)
    .chartScrollPosition(x: $name)
    Text("name \(name)")
  }
}

/// Charts that scroll along their vertical axes.
private struct Rows: View {
  @State private var city = "c"
  @State private var count = 10

  var body: some View {
    Chart(["a", "b", "c", "d"], id: \.self) {
      BarMark(x: .value("People", 1), y: .value("City", $0))
    }
    .chartScrollableAxes(.vertical)
    .chartYVisibleDomain(length: 2)
    .chartScrollPosition(y: $city)
    Text("city \(city)")
    chart("Number")
      .chartScrollPosition(y: $count)
    Text("count \(count)")
    chart("At")
  }

  private func chart(_ name: String) -> some View {
    Chart([0, 40], id: \.self) { PointMark(x: .value(name, $0), y: .value("Count", $0)) }
      .chartYScale(domain: 0...40)
      .chartScrollableAxes(.vertical)
      .chartYVisibleDomain(length: 10)
  }
}

@MainActor @Suite struct ChartScrollTests {
  @Test("A part of the values is visible, which begins at the position, and scrolling changes it")
  func positions() async {
    let host = TestHost { Scrolling() }
    let chart = host.chart("Trips, Day")
    #expect(chart.visiblePart == 0.5...1)
    await chart.scrollPlot(to: 0.25)
    #expect(host.text("hour 12").exists)
    #expect(chart.visiblePart == 0.25...0.75)
    let bars = host.chart("Count, Name")
    #expect(bars.visiblePart == 0.5...1)
    await bars.scrollPlot(to: 0)
    #expect(host.text("name a").exists)
    #expect(bars.visiblePart == 0...0.5)
  }

  @Test("A chart whose values all fit doesn't scroll")
  func whole() {
    let host = TestHost {
      Chart(Trip.all) { BarMark(x: .value("Day", $0.day), y: .value("Trips", $0.count)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 1e9)
      Chart(Trip.all) { PointMark(x: .value("At", $0.day), y: .value("Trips", $0.count)) }
        .chartXVisibleDomain(length: 3600)
    }
    #expect(host.chart("Trips, Day").visiblePart == 0...1)
    #expect(host.chart("Trips, At").visiblePart == 0...1)
  }

  @Test("The browser scrolls what moves, and has the rest behind it")
  func page() {
    var options = ChartOptions()
    options.yScale.domain = ChartDomain()
    var figure = layout(options) {
      ForEach(Trip.all) { LineMark(x: .value("Day", $0.day), y: .value("Trips", $0.count)) }
    }.figure
    figure.window = ChartFigure.Window(start: 0.25, length: 0.25)
    var writer = HTMLWriter()
    writer.visit(.make(7, .chart(figure)), in: .root, isFirst: true)
    let page = writer.html
    #expect(page.contains(#"data-scroll="0.25""#))
    #expect(page.contains("s-chartWidth_400"))
    let parts = page.components(separatedBy: "data-scroll")
    #expect(parts[0].contains(">0</text>") && !parts[0].contains("AM</text>"))
    #expect(parts[1].contains("Jun") && !parts[1].contains(">0</text>"))
  }
  @Test("A plot rests at multiples of a number, at every other name, or at pages")
  func stops() {
    func stops(
      _ behavior: some ChartScrollTargetBehavior, of length: Double = 10, isMirrored: Bool = false
    ) -> [ChartFigure.Window.Stop] {
      var options = ChartOptions()
      options.scroll.axes = .horizontal
      options.scroll.x.length = length
      options.scroll.stops = behavior._stops
      options.xScale.domain = (0...40)._domain
      return layout(options, isMirrored: isMirrored) {
        PointMark(x: .value("x", 10), y: .value("y", 1))
      }.figure.window?.stops ?? []
    }
    let multiples = stops(.valueAligned(unit: 8, majorAlignment: .unit(16)))
    #expect(multiples.map(\.place) == [0, 0.2, 0.4, 0.6, 0.8])
    #expect(multiples.map(\.isLimit) == [true, false, true, false, true])
    let free = stops(.valueAligned(unit: 8, majorAlignment: .unit(16), limitBehavior: .never))
    #expect(free.map(\.place) == multiples.map(\.place) && free.allSatisfy { !$0.isLimit })
    #expect(stops(.valueAligned(unit: 20, majorAlignment: .page)).map(\.isLimit) == [true, true])
    #expect(stops(.paging).map(\.place) == [0, 0.25, 0.5, 0.75])
    #expect(stops(.valueAligned(unit: 0)).isEmpty)
    #expect(stops(.valueAligned(unit: Double.nan)).isEmpty)
    // More than a browser should hold.
    #expect(stops(.valueAligned(unit: 0.001)).isEmpty)
    let few = stops(.valueAligned(unit: 0.05, majorAlignment: .unit(10)))
    #expect(few.map(\.place) == [0, 0.25, 0.5, 0.75])
  }

  @Test("A plot rests at dates with components, in the order of scrolling")
  func dates() {
    func window(_ behavior: some ChartScrollTargetBehavior) -> ChartFigure.Window? {
      var options = ChartOptions()
      options.scroll.axes = .horizontal
      options.scroll.x.length = 86_400
      options.scroll.stops = behavior._stops
      options.xScale.domain =
        (Trip.all[0].day...Trip.all[0].day.addingTimeInterval(4 * 86_400))
        ._domain
      return layout(options) {
        ForEach(Trip.all) { PointMark(x: .value("Day", $0.day), y: .value("Trips", $0.count)) }
      }.figure.window
    }
    let stops = window(
      .valueAligned(
        matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 3))))?
      .stops
    #expect(stops?.map(\.place) == [0, 0.25, 0.5, 0.75])
    // The third of June: a date has one midnight.
    #expect(stops?.map(\.isLimit) == [false, false, true, false])
  }

  @Test("The browser snaps to boxes between the places, which are as long as their distances")
  func snapping() {
    var figure = layout { PointMark(x: .value("x", 1), y: .value("y", 1)) }.figure
    var window = ChartFigure.Window(start: 0, length: 0.25)
    window.stops = [
      ChartFigure.Window.Stop(0.2, isLimit: false), ChartFigure.Window.Stop(0.4, isLimit: true),
    ]
    figure.window = window
    func html() -> String {
      var writer = HTMLWriter()
      writer.visit(.make(7, .chart(figure)), in: .root, isFirst: true)
      return writer.html
    }
    let page = html()
    #expect(page.contains("s-chartSnapX"))
    let boxes = page.matches(of: /s-chartGap_([0-9p]+)/).map { String($0.1) }
    #expect(boxes == ["1", "1", "3"])
    #expect(page.matches(of: /s-chartStop\b/).count == 2)
    #expect(page.matches(of: /s-chartLimit/).count == 1)
    window.isFromEnd = true
    figure.window = window
    #expect(html().contains("s-chartStopsLeft") && html().contains("s-chartStopEnd"))
    window.stops = []
    figure.window = window
    #expect(!html().contains("s-chartSnapX") && !html().contains("s-chartStops"))
  }

  @Test("A part of the height is visible: of names from the top, of numbers from the bottom")
  func vertical() async {
    let host = TestHost { Rows() }
    let bars = host.chart("City, People")
    #expect(bars.visiblePart == 0.5...1)
    await bars.scrollPlot(to: 0.25)
    #expect(host.text("city b").exists)
    #expect(bars.visiblePart == 0.25...0.75)
    let points = host.chart("Count, Number")
    #expect(points.visiblePart == 0.5...0.75)
    await points.scrollPlot(to: 0)
    #expect(host.text("count 30").exists)
    #expect(points.visiblePart == 0...0.25)
    // Without a position, the least numbers are visible.
    #expect(host.chart("Count, At").visiblePart == 0.75...1)
  }

  @Test("The browser scrolls the labels beside a plot with it, and has those below behind it")
  func rows() {
    var figure = layout {
      ForEach(Trip.all) { LineMark(x: .value("Day", $0.day), y: .value("Trips", $0.count)) }
    }.figure
    figure.window = ChartFigure.Window(start: 0.25, length: 0.25, axis: .vertical)
    for index in figure.drawings.indices {
      if case .text(let words, _, _, _) = figure.drawings[index].outline {
        figure.drawings[index].isMoving = !words.contains("M")
      }
    }
    var writer = HTMLWriter()
    writer.visit(.make(7, .chart(figure)), in: .root, isFirst: true)
    let page = writer.html
    #expect(page.contains(#"data-scroll="0.25 y""#))
    #expect(page.contains("s-chartHeight_400"))
    let parts = page.components(separatedBy: "data-scroll")
    #expect(parts[0].contains("AM</text>") && !parts[0].contains(">0</text>"))
    #expect(parts[1].contains(">0</text>") && !parts[1].contains("AM</text>"))
  }
}
