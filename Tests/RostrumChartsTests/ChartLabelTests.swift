import Foundation
import RostrumCharts
import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumViews
import Testing

@MainActor @Suite struct ChartLabelTests {
  /// The labels below a chart by the width of the plot below which each is left out.
  private func widths(_ chart: ChartLayout) -> [(words: String, least: Double)] {
    chart.figure.drawings.compactMap { drawing -> (words: String, least: Double)? in
      guard case .text(let words, let place, _, .label) = drawing.outline, place.y == 1,
        place.dy > 0
      else {
        return nil
      }
      return (words, Double(drawing.leastPlot.width))
    }
  }

  private func numbers(to last: Int, _ width: Double = 560) -> ChartLayout {
    layout(width: width) {
      PointMark(x: .value("x", 0), y: .value("y", 1))
      PointMark(x: .value("x", last), y: .value("y", 2))
    }
  }

  @Test(
    "In a plot of any width, the labels that are shown don't touch each other",
    arguments: [100.0, 150, 200, 240, 300, 560])
  func distances(width: Double) {
    let chart = numbers(to: 1_000_000_000)
    let shown = widths(chart).filter { $0.least <= width }
    let all = widths(chart)
    let step = width / Double(all.count - 1)
    let places = all.enumerated().filter { $0.element.least <= width }.map(\.offset)
    for (one, other) in zip(places, places.dropFirst()) {
      let widest = shown.map { estimatedWidth(of: $0.words) }.max() ?? 0
      #expect(Double(other - one) * step >= widest)
    }
    #expect(!shown.isEmpty)
  }

  @Test("Labels are left out by halves, and the one at zero stays")
  func halves() {
    let shown = widths(numbers(to: 100))
    #expect(shown.map(\.words) == ["0", "20", "40", "60", "80", "100"])
    let least = shown.map(\.least)
    #expect(least[0] == 0)
    // Every second label needs half of the room that all need.
    #expect(least[1] == least[3] && least[3] == least[5])
    #expect(least[2] > 0 && least[2] < least[1])
    #expect(abs(least[1] - 5 * (14 + 4 + 3.5)) <= 5 * 7)
  }

  @Test("A label beside the last line is left out where it would leave the chart")
  func lastDate() {
    let chart = layout(width: 560) {
      ForEach(0..<56) { day in
        LineMark(
          x: .value("Day", Date(timeIntervalSince1970: 1_780_272_000 + Double(day) * 86_400)),
          y: .value("y", day))
      }
    }
    for label in chart.figure.drawings {
      guard case .text(let words, let place, let anchor, .label) = label.outline, place.y == 1,
        anchor.x == 0
      else { continue }
      let width = max(label.leastPlot.width, 40)
      let end = place.x * width + 4 + estimatedWidth(of: words)
      #expect(end <= width + 6.01 || place.x > 0.995, "\(words) \(end) \(width)")
    }
  }

  @Test("Labels beside a low plot are left out, too, and have room below the lowest")
  func heights() {
    let chart = numbers(to: 10)
    let least = chart.figure.drawings.compactMap { drawing -> Double? in
      guard case .text(_, let place, _, .label) = drawing.outline, place.x == 1,
        place.y < 1 || place.dx > 0
      else { return nil }
      return Double(drawing.leastPlot.height)
    }
    #expect(least.contains { $0 > 0 } && least.contains(0))
    var options = ChartOptions()
    options.xAxis = .hidden
    let alone = layout(options) { PointMark(x: .value("x", 1), y: .value("y", 1)) }
    #expect(alone.figure.insets.bottom == 7)
  }

  @Test("The browser leaves labels out by the size of the plot, in steps of 16 points")
  func page() {
    var label = ChartDrawing(.text("5", at: ChartPlace(x: 0.5, y: 1), anchor: .top))
    label.leastPlot = CGSize(width: 100, height: 0)
    var writer = HTMLWriter()
    writer.visit(.make(7, .chart(ChartFigure(drawings: [label])), []), in: .root, isFirst: true)
    #expect(writer.html.contains(#/<text[^>]*s-chartWide_112/#))
  }

  @Test("A title has its distance from the axis, and a view as a title is in its place")
  func titles() {
    var options = ChartOptions()
    let content = { PointMark(x: .value("x", 1), y: .value("y", 1)) }
    let plain = Double(layout(options) { content() }.figure.insets.bottom)
    options.xTitle = ChartOptions.AxisTitle(text: Text("Time"))
    #expect(Double(layout(options) { content() }.figure.insets.bottom) == plain + 20)
    options.xTitle = ChartOptions.AxisTitle(text: Text("Time"), spacing: 10)
    let far = layout(options) { content() }
    #expect(Double(far.figure.insets.bottom) == plain + 26)
    let titles = far.figure.drawings.compactMap { drawing -> Double? in
      if case .text("Time", let place, _, .title) = drawing.outline { place.dy } else { nil }
    }
    #expect(titles.map { $0.rounded() } == [(plain + 10).rounded()])
    options.xTitle = ChartOptions.AxisTitle(text: Text(""), view: AnyView(Divider()))
    let view = layout(options) { content() }
    #expect(view.pins.map { Double($0.place.dy).rounded() } == [(plain + 4).rounded()])
  }
}
