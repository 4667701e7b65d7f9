import Foundation
import Rostrum
import RostrumCharts

/// A line of 10,000 points.
struct LineApp: App {
  var body: some Scene {
    WindowGroup {
      Chart(0..<10_000, id: \.self) { index in
        LineMark(
          x: .value("Second", Double(index)),
          y: .value("Load", 50 + 30 * sin(Double(index) / 7) + Double(index % 13)))
      }
      .frame(height: 240)
    }
  }
}

/// A line that shows the last 300 points, with a button that adds one.
struct LiveLineApp: App {
  var body: some Scene {
    WindowGroup { LiveLine() }
  }
}

private struct LiveLine: View {
  @State private var points = 0..<300

  var body: some View {
    Chart(points, id: \.self) { index in
      LineMark(
        x: .value("Second", Date(timeIntervalSince1970: 1_780_272_000 + Double(index))),
        y: .value("Load", 50 + 30 * sin(Double(index) / 7)))
    }
    .chartYScale(domain: 0...100)
    .frame(height: 240)
    Button("Add") { points = points.lowerBound + 1..<points.upperBound + 1 }
  }
}
