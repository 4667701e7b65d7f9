import Foundation
import RostrumCharts
import RostrumElements
import RostrumViews
import Testing

@MainActor @Suite struct PlotTests {
  @Test("A plot of a collection is what marks of its elements are")
  func collections() {
    let plot = layout {
      BarPlot(Trip.all, x: .value("Day", \.day, unit: .day), y: .value("Trips", \.count))
        .foregroundStyle(by: .value("City", \.city))
    }
    let marks = layout {
      ForEach(Trip.all) { trip in
        BarMark(x: .value("Day", trip.day, unit: .day), y: .value("Trips", trip.count))
          .foregroundStyle(by: .value("City", trip.city))
      }
    }
    #expect(plot.figure.withoutKeys == marks.figure.withoutKeys)
    let lines = layout {
      LinePlot(
        Trip.all, x: .value("Day", \.day), y: .value("Trips", \.count),
        series: .value("City", \.city)
      )
      .opacity(0.5)
      PointPlot(Trip.all, x: .value("Day", \.day), y: .value("Trips", \.count))
        .symbol(by: .value("City", \.city))
    }
    #expect(lines.curves.count == 2)
    #expect(lines.curves.map(\.opacity) == [0.5, 0.5])
  }

  @Test("A function is a line of 201 points, with gaps where it has no value and without an issue")
  func functions() throws {
    let chart = layout {
      LinePlot(x: "x", y: "Root", domain: -1...1) { $0.squareRoot() }
    }
    #expect(chart.issues.isEmpty)
    guard case .curve(let path) = try #require(chart.curves.first).outline else { return }
    var count = 0
    path.forEach { if case .line = $0 { count += 1 } }
    #expect(count == 100)
    let circle = layout {
      LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { (cos($0), sin($0)) }
      AreaPlot(x: "x", yStart: "Low", yEnd: "High", domain: -1...1) { ($0 - 1, $0 + 1) }
    }
    #expect(circle.curves.count == 2)
    #expect(circle.labels(.bottom) == ["-1.0", "-0.5", "0.0", "0.5", "1.0"])
  }
}
