import Foundation
import Rostrum
import RostrumCharts

/// Charts whose marks are reached by keys.
struct ChartKeySpecimens: View {
  var body: some View {
    Specimens("Marks and keys") {
      Specimen("V11.110", "Arrow keys: one mark, none, and many") {
        Chart(Sale.week.prefix(1)) { sale in
          BarMark(x: .value("Day", sale.day, unit: .day), y: .value("One", sale.count))
        }
        .frame(height: 120)
        Chart(Sale.week.prefix(0)) { sale in
          BarMark(x: .value("Day", sale.day, unit: .day), y: .value("None", sale.count))
        }
        .accessibilityLabel("None")
        .frame(height: 120)
        Chart(0..<10_000, id: \.self) { index in
          LineMark(x: .value("Index", index), y: .value("Many", sin(Double(index) / 700)))
        }
        .frame(height: 120)
        Chart(Sale.week) { sale in
          BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Hidden", sale.count))
        }
        .accessibilityHidden(true)
        .frame(height: 120)
      }
    }
  }
}
