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
