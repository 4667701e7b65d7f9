import Foundation
import RostrumCharts
import RostrumElements
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite struct ChartDirectionTests {
  @Test("From right to left, values and names begin at the right, and numbers are at the left")
  func mirrored() {
    @ChartContentBuilder func bars() -> some ChartContent {
      BarMark(x: .value("x", "a"), y: .value("y", 1), width: .ratio(1))
        .annotation(position: .topTrailing) { Text("a") }
      BarMark(x: .value("x", "b"), y: .value("y", 2), width: .ratio(1))
    }
    let reading = layout { bars() }
    let mirrored = layout(isMirrored: true) { bars() }
    #expect(reading.boxes.map { [$0[0], $0[2]] } == [[0, 50], [50, 100]])
    #expect(mirrored.boxes.map { [$0[0], $0[2]] } == [[50, 100], [0, 50]])
    #expect(reading.figure.axes.map(\.edge) == [.bottom, .trailing])
    #expect(mirrored.figure.axes.map(\.edge) == [.bottom, .leading])
    #expect(reading.pins.map(\.place.x) == [0.5])
    #expect(mirrored.pins.map(\.place.x) == [0.5])
    #expect(mirrored.pins.map(\.anchor.x) == [1])
    #expect(mirrored.figure.insets.leading == reading.figure.insets.trailing)
  }

  @Test("The labels of dates stand before their line, and the axis keeps its order otherwise")
  func dates() throws {
    func chart(_ isMirrored: Bool) -> ChartLayout {
      layout(isMirrored: isMirrored) {
        ForEach(Trip.all) { LineMark(x: .value("Day", $0.day), y: .value("Trips", $0.count)) }
      }
    }
    func places(_ chart: ChartLayout) -> [Double] {
      chart.figure.drawings.compactMap { drawing in
        // Labels below the plot.
        guard case .text(_, let place, _, _) = drawing.outline, place.dy > 0 else { return nil }
        return ((place.x * 100 + place.dx) * 10).rounded() / 10
      }
    }
    let (left, right) = (places(chart(false)), places(chart(true)))
    #expect(left.first == 4)
    #expect(right.first == 96)
    #expect(chart(false).labels(.bottom)?.first == chart(true).labels(.bottom)?.first)
  }

  @Test("The direction is that of the reader's language, or of the app")
  func environment() {
    let host = TestHost {
      Chart(Trip.all) { BarMark(x: .value("City", $0.city), y: .value("Trips", $0.count)) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(host.chart("Trips, City").axes.map(\.edge) == [.bottom, .leading])
  }
}
