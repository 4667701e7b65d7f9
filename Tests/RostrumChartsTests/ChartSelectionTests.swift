import Foundation
import RostrumCharts
import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumTesting
import RostrumViews
import Testing

private struct Selectable: View {
  enum Kind { case lines, bars, lying, sectors }
  var kind = Kind.lines
  @State private var day: Date?
  @State private var days: ClosedRange<Date>?
  @State private var name: String?
  @State private var count: Double?
  @State private var sum: Int?

  var body: some View {
    chart
      .frame(height: 200)
    Text("day \(day.map { "\(Int($0.timeIntervalSince1970 - 1_780_272_000) / 3600)" } ?? "-")")
    Text(
      "days \(days.map { "\(Int($0.upperBound.timeIntervalSince($0.lowerBound)) / 3600)" } ?? "-")")
    Text("name \(name ?? "-")")
    Text("count \(count.map { "\(Int($0))" } ?? "-")")
    Text("sum \(sum.map(String.init) ?? "-")")
  }

  @ViewBuilder private var chart: some View {
    switch kind {
    case .lines:
      Chart(Trip.all) { trip in
        LineMark(x: .value("Day", trip.day), y: .value("Trips", trip.count))
          .foregroundStyle(by: .value("City", trip.city))
      }
      .chartXSelection(value: $day)
      .chartXSelection(range: $days)
      .chartYSelection(value: $count)
    case .bars:
      Chart(Trip.all) { trip in
        BarMark(x: .value("City", trip.city), y: .value("Trips", trip.count))
      }
      .chartXSelection(value: $name)
    case .lying:
      Chart(Trip.all) { trip in
        BarMark(x: .value("Trips", trip.count), y: .value("City", trip.city))
      }
      .chartYSelection(value: $name)
    case .sectors:
      Chart(Trip.all.prefix(3)) { trip in
        SectorMark(angle: .value("Trips", trip.count))
      }
      .chartAngleSelection(value: $sum)
    }
  }
}

/// Lines of which only the days can be selected.
private struct Pointed: View {
  @State private var day: Date?

  var body: some View {
    Chart(Trip.all) { trip in
      LineMark(x: .value("Day", trip.day), y: .value("Trips", trip.count))
        .foregroundStyle(by: .value("City", trip.city))
    }
    .chartXSelection(value: $day)
  }
}

private struct Angles: View {
  let counts: [Int]
  @State private var sum: Double?

  var body: some View {
    Chart(counts, id: \.self) { SectorMark(angle: .value("Trips", $0)) }
      .chartAngleSelection(value: $sum)
      .frame(width: 200, height: 200)
  }
}

/// A chart whose app draws a line at the selected day.
private struct Marked: View {
  @State var day: Date?

  var body: some View {
    Chart {
      ForEach(Trip.all.prefix(3)) { trip in
        BarMark(x: .value("Day", trip.day, unit: .day), y: .value("Trips", trip.count))
      }
      if let day { RuleMark(x: .value("Day", day, unit: .day)) }
    }
    .chartXSelection(value: $day)
  }
}

@MainActor @Suite struct ChartSelectionTests {
  @Test("A pointer selects the values that it is at, until it leaves the plot")
  func pointing() async {
    let host = TestHost { Selectable() }
    let chart = host.chart("Trips, Day")
    #expect(chart.selectedValues == [])
    await chart.point(at: UnitPoint(x: 0.5, y: 0.5))
    #expect(host.text("day 24").exists)
    #expect(host.text("count 3").exists)
    #expect(chart.selectedValues == ["Jun 2, 2026", "3"])
    // The nearest of both lines is the one of Rome at 1, or of Berlin at 5: 3 is in the middle.
    #expect(chart.selectedMark?.x?.words == "Jun 2, 2026")
    await chart.point(at: UnitPoint(x: 0.9, y: 0))
    #expect(chart.selectedMark?.groups.map(\.words) == ["Rome"])
    await chart.endPointing()
    #expect(host.text("day -").exists)
    #expect(chart.selectedValues == [])
    #expect(chart.selectedMark == nil)
  }

  @Test("Dragging selects a range, and a click takes it back")
  func ranges() async {
    let host = TestHost { Selectable() }
    let chart = host.chart("Trips, Day")
    await chart.selectRange(from: UnitPoint(x: 0.75, y: 0), to: UnitPoint(x: 0.25, y: 0.5))
    #expect(host.text("days 24").exists)
    #expect(chart.selectedValues.count == 1)
    await chart.endPointing()
    #expect(host.text("days 24").exists)
    await chart.selectRange(from: .center, to: .center)
    #expect(host.text("days -").exists)
  }

  @Test("Arrow keys move along the axis and from series to series, and Escape ends the selection")
  func keys() async {
    let host = TestHost { Selectable() }
    let chart = host.chart("Trips, Day")
    func words() -> [String] {
      chart.selectedMark.map { [$0.x?.words ?? ""] + $0.groups.map(\.words) } ?? []
    }
    await chart.press(.rightArrow)
    #expect(words() == ["Jun 1, 2026", "Berlin"])
    #expect(host.text("day 0").exists)
    await chart.press(.downArrow)
    #expect(words() == ["Jun 1, 2026", "Rome"])
    await chart.press(.rightArrow)
    #expect(words() == ["Jun 2, 2026", "Rome"])
    await chart.press(.end)
    await chart.press(.rightArrow)
    #expect(words() == ["Jun 3, 2026", "Rome"])
    await chart.press(.home)
    await chart.press(.leftArrow)
    #expect(words() == ["Jun 1, 2026", "Berlin"])
    await chart.press(.escape)
    #expect(host.text("day -").exists && host.text("days -").exists)
  }

  @Test("Names are selected by their place, in bars that stand and lie")
  func names() async {
    let host = TestHost { Selectable(kind: .bars) }
    let chart = host.chart("Trips, City")
    await chart.point(at: UnitPoint(x: 0.3, y: 0.1))
    #expect(host.text("name Berlin").exists)
    await chart.point(at: UnitPoint(x: 0.9, y: 0.1))
    #expect(host.text("name Rome").exists)
    let lying = TestHost { Selectable(kind: .lying) }
    await lying.chart("City, Trips").point(at: UnitPoint(x: 0.3, y: 0.9))
    #expect(lying.text("name Rome").exists)
    await lying.chart("City, Trips").press(.upArrow)
    #expect(lying.text("name Berlin").exists)
  }

  @Test("An angle selects the sum of the sectors up to there")
  func angles() async {
    let host = TestHost { Selectable(kind: .sectors) }
    let chart = host.chart("Trips")
    await chart.point(at: UnitPoint(x: 0.5, y: 1))
    #expect(host.text("sum 6").exists)
    await chart.press(.home)
    #expect(chart.selectedMark?.y?.number == 3)
    await chart.press(.rightArrow)
    #expect(chart.selectedMark?.y?.number == 5)
  }

  @Test("Of the marks at one place, that is selected which is nearest to the pointer")
  func series() async {
    let host = TestHost { Pointed() }
    let chart = host.chart("Trips, Day")
    // At the end of the third day, Rome is at 6 and Berlin at 4.
    for (height, city) in [(0.05, "Rome"), (0.4, "Berlin")] {
      await chart.point(at: UnitPoint(x: 1, y: height))
      #expect(chart.selectedMark?.groups.map(\.words) == [city])
    }
  }

  @Test("A sector is selected up to its sides, though the middle of a narrow one is nearer")
  func wideSectors() async {
    let host = TestHost { Angles(counts: [1, 9]) }
    let chart = host.chart("Trips")
    // Clockwise from the top, the first sector ends at a tenth of the turn, and this is a sixth.
    await chart.point(at: UnitPoint(x: 0.9, y: 0.27))
    #expect(chart.selectedMark?.y?.number == 9)
  }

  @Test("A chart without selections refuses what a pointer does", arguments: [false, true])
  func refused(isDisabled: Bool) async {
    let host = TestHost {
      if isDisabled {
        Selectable().disabled(true)
      } else {
        Chart(Trip.all) { BarMark(x: .value("Day", $0.day), y: .value("Trips", $0.count)) }
      }
    }
    await withKnownIssue {
      await host.chart("Trips, Day").point(at: .center)
    }
  }

  @Test("A page offers the plot as a slider, whose value is what is selected")
  func page() {
    var figure = layout { BarMark(x: .value("Day", "Mo"), y: .value("Trips", 3)) }.figure
    var selection = ChartFigure.Selection()
    selection.count = 1
    selection.number = 1
    selection.mark = figure.marks[0]
    selection.offersValues = true
    figure.selection = selection
    func html() -> String {
      var writer = HTMLWriter()
      writer.visit(.make(7, .chart(figure), [.fact(.label("Trips"))]), in: .root, isFirst: true)
      return writer.html
    }
    for part in [
      #"data-on="plot""#, #"role="slider""#, #"tabindex="0""#, #"aria-valuetext="Mo, 3""#,
      #"aria-valuenow="1""#, #"aria-valuemax="1""#,
    ] {
      #expect(html().contains(part), "\(part)")
    }
    figure.selection?.offersRanges = true
    #expect(html().contains(#"data-on="plot range""#))
    figure.selection = nil
    #expect(!html().contains("slider"))
  }
  /// What a page says about the plot and the rows of a chart.
  private func attributes(_ host: TestHost) -> (axis: String?, places: [String]) {
    var writer = HTMLWriter()
    writer.visit(host.graph.root.snapshot, in: .root, isFirst: true)
    let html = writer.html
    return (
      html.firstMatch(of: #/data-axis="([^"]*)"/#).map { String($0.1) },
      html.matches(of: #/data-at="([^"]*)"/#).map { String($0.1) }
    )
  }

  @Test("A page has the places of all marks that can be selected, so that it finds the nearest one")
  func places() async {
    let host = TestHost { Marked() }
    let chart = host.chart("Trips, Day")
    let places = chart.marks.compactMap(\.place?.point)
    #expect(places.map { ($0.x * 6).rounded() } == [1, 3, 5])
    let before = attributes(host)
    #expect(before.axis?.hasPrefix("x ") == true)
    #expect(before.axis?.hasSuffix(" own") == false)
    #expect(before.places.count == 3)
    await chart.point(at: .center)
    // A line that the app draws isn't a mark that can be selected.
    let after = attributes(host)
    #expect(after.axis?.hasSuffix(" own") == true)
    #expect(after.places == before.places)
    await chart.endPointing()
    #expect(attributes(host) == before)
  }

  @Test("A line at a day stands in its middle")
  func straight() {
    let chart = layout {
      RuleMark(x: .value("Day", Trip.all[0].day, unit: .day))
      BarMark(x: .value("Day", Trip.all[1].day, unit: .day), y: .value("Trips", 1))
    }
    let rect = chart.curves.last.map { drawing in
      if case .curve(let path) = drawing.outline { path.boundingRect } else { CGRect.null }
    }
    #expect(rect?.width == 0)
    #expect(rect.map { abs($0.minX - 0.25) < 0.01 } == true)
    #expect(rect?.height == 1)
  }
}
