import Foundation
import RostrumCharts
import RostrumElements
import RostrumTesting
import RostrumViews
import Testing

/// A part of a chart's content that an app defines.
private struct Limit: ChartContent {
  let value: Double
  let isShown: Bool

  var body: some ChartContent {
    if isShown {
      RuleMark(y: .value("Limit", value)).accessibilityLabel("Limit")
    }
    PointMark(x: .value("x", "b"), y: .value("y", value))
  }
}

private enum Weekday: String, Plottable {
  case monday, tuesday
}

/// A type that is plotted as a number.
private struct Money: Plottable {
  let cents: Int

  var primitivePlottable: Double { Double(cents) / 100 }

  init(cents: Int) {
    self.cents = cents
  }

  init?(primitivePlottable: Double) {
    cents = Int(primitivePlottable * 100)
  }
}

private struct Trips: View {
  @State private var trips = Trip.all

  var body: some View {
    VStack {
      Chart(trips) { trip in
        BarMark(x: .value("Day", trip.day, unit: .day), y: .value("Trips", trip.count))
          .foregroundStyle(by: .value("City", trip.city))
          .annotation(position: .overlay) { Text("\(Int(trip.count))") }
      }
      .accessibilityLabel("Trips")
      Button("Remove Rome") { trips.removeAll { $0.city == "Rome" } }
    }
  }
}

@MainActor @Suite struct ChartViewTests {
  @Test("A test reads marks, axes and legend, and sees what changes")
  func trips() async {
    let host = TestHost { Trips() }
    let chart = host.chart("Trips")
    #expect(chart.marks.map(\.y?.number) == [3, 5, 4, 2, 1, 6])
    #expect(chart.marks(in: "Berlin").map(\.y?.words) == ["3", "5", "4"])
    #expect(chart.legend == ["Berlin", "Rome"])
    #expect(chart.axes.map(\.edge) == [.bottom, .trailing])
    #expect(chart.text("5").exists)
    await host.button("Remove Rome").tap()
    #expect(chart.marks.count == 3)
    #expect(chart.legend == ["Berlin"])
    #expect(!chart.text("6").exists)
  }

  @Test("An app's own content is marks, and branches are")
  func contentOfTheApp() {
    let host = TestHost {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 3))
        Limit(value: 2, isShown: true)
        Limit(value: 4, isShown: false)
        Plot { AnyChartContent(BarMark(x: .value("x", "c"), y: .value("y", 1))) }
      }
    }
    #expect(host.chart().marks.map(\.kind) == [.bar, .rule, .point, .point, .bar])
    #expect(host.chart().marks[1].name == "Limit")
    #expect(host.chart("y, x").exists)
  }

  @Test("An app's types are plotted as what they stand for")
  func plottable() {
    let host = TestHost {
      Chart([Weekday.monday, .tuesday], id: \.self) { day in
        BarMark(x: .value("Day", day), y: .value("Money", Money(cents: 250)))
      }
    }
    #expect(host.chart().marks.map(\.x?.words) == ["monday", "tuesday"])
    #expect(host.chart().marks.map(\.y?.number) == [2.5, 2.5])
    #expect(Weekday(plotValue: .category("tuesday")) == .tuesday)
    #expect(Int(plotValue: .number(2.6)) == 3)
    #expect(Int(plotValue: .number(.infinity)) == nil)
    #expect(UInt8(plotValue: .number(-1)) == nil)
  }

  @Test("Axes can be hidden, one by one")
  func hiddenAxes() {
    let host = TestHost {
      Chart(Trip.all) { PointMark(x: .value("Day", $0.day), y: .value("Trips", $0.count)) }
        .chartXAxis(.hidden)
      Chart(Trip.all) { PointMark(x: .value("Day", $0.day), y: .value("Trips", $0.count)) }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
    }
    #expect(host.chart().first.axes.map(\.edge) == [.trailing])
    #expect(host.chart().last.axes.isEmpty)
    let figures = host.graph.root.figures
    let counts = figures.map { figure in
      figure.drawings.count { if case .text = $0.outline { true } else { false } }
    }
    #expect(counts == [host.chart().first.axes[0].labels.count, 0])
    let lines = figures.map { figure in figure.drawings.count { $0.stroke == .separator } }
    #expect(lines == [1, 0])
    // Nothing but the room for the labels of the vertical axis is around the plot.
    #expect(figures[0].insets.trailing > 8 && figures[0].insets.leading == 0)
    #expect(figures[1].insets == EdgeInsets(top: 4, leading: 0, bottom: 0, trailing: 0))
  }

  @Test("A legend can be hidden, or above the plot; without one, an axis says what colours mean")
  func legend() {
    let host = TestHost {
      Trips().chartLegend(.hidden)
      Trips().chartLegend(position: .top)
      Chart(["a", "b"], id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("y", 1)).foregroundStyle(
          by: .value("Name", name))
      }
      .accessibilityLabel("Names")
    }
    #expect(host.chart("Trips").first.legend.isEmpty)
    #expect(host.chart("Trips").last.legend == ["Berlin", "Rome"])
    #expect(host.chart("Names").legend.isEmpty)
  }

  @Test("A legend has a place along its side, and a distance")
  func legendPlaces() {
    let host = TestHost {
      Trips().chartLegend(position: .top, alignment: .trailing, spacing: 20)
      Trips().chartLegend(position: .trailing, alignment: .bottomLeading)
      Trips().chartLegend(spacing: 2)
    }
    let legends = host.graph.root.figures.map(\.legend)
    #expect(legends.map { $0?.edge } == [.top, .trailing, .bottom])
    #expect(legends.map { $0?.alignment } == [.end, .end, nil])
    #expect(legends.map { $0?.spacing } == [20, nil, 2])
  }

  @Test(
    "The app's own legend replaces that of the chart",
    arguments: [AnnotationPosition.automatic, .top, .bottom, .leading, .trailing, .overlay])
  func ownLegend(position: AnnotationPosition) {
    let host = TestHost {
      Trips().chartLegend(position: position, alignment: .center, spacing: 4) { Text("cities") }
    }
    #expect(host.graph.root.figures.map { $0.legend == nil } == [true])
    #expect(host.text("cities").exists)
    let hidden = TestHost {
      Trips().chartLegend(.hidden).chartLegend(position: position) { Text("cities") }
    }
    #expect(!hidden.text("cities").exists)
  }

  @Test("Values have the colours that the app gives them")
  func colors() {
    let marks = { (options: ChartOptions) in
      layout(options) {
        ForEach(Trip.all) { trip in
          BarMark(x: .value("Day", trip.day, unit: .day), y: .value("Trips", trip.count))
            .foregroundStyle(by: .value("City", trip.city))
        }
      }
    }
    var options = ChartOptions()
    options.colors.domain = [.category("Rome"), .category("Berlin")]
    options.colors.range = [.color(.red), .color(.green)]
    let chart = marks(options)
    #expect(chart.figure.legend?.entries.map(\.words) == ["Rome", "Berlin"])
    let drawn = chart.figure.drawings.filter { if case .box = $0.outline { true } else { false } }
      .compactMap(\.fill).filter { $0 != .separator }
    // Berlin comes first in the data, and is the second of the domain.
    #expect(
      drawn == Array(repeating: .color(.green), count: 3) + Array(repeating: .color(.red), count: 3)
    )
    var mapped = ChartOptions()
    mapped.colors.mapping = { $0 == .category("Rome") ? .color(.purple) : nil }
    let fills = Set(marks(mapped).figure.drawings.compactMap(\.fill))
    #expect(fills.contains(.color(.purple)))
    #expect(fills.contains(.color(Palette.colors[0])))
  }

  @Test("A mark has the name and the value that the app gives it, or is left out")
  func accessibility() {
    let host = TestHost {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 3))
          .accessibilityLabel("First")
          .accessibilityValue("three apples")
        BarMark(x: .value("x", "b"), y: .value("y", 3)).accessibilityHidden(true)
      }
    }
    #expect(host.chart().marks.map(\.name) == ["First"])
    #expect(host.chart().marks.first?.value == "three apples")
  }

  @Test("A chart fills its frame")
  func frame() {
    let host = TestHost { Trips().frame(width: 300) }
    #expect(host.chart("Trips").frame.width == 300)
  }
}

extension Element {
  /// The charts among the element and its descendants, in order.
  var figures: [ChartFigure] {
    var found: [ChartFigure] = []
    if case .chart(let figure) = content { found.append(figure) }
    return found + children.flatMap(\.figures)
  }
}
