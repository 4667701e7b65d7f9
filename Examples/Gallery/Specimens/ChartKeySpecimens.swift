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
      Specimen("V11.111", "chartSymbolScale(mapping:), chartLineStyleScale(domain:range:)") {
        Chart(Sale.week) { sale in
          LineMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
            .foregroundStyle(by: .value("Kind", "Sold"))
            .lineStyle(by: .value("Kind", "Sold"))
            .symbol(by: .value("Kind", "Sold"))
          LineMark(x: .value("Day", sale.day), y: .value("Sales", sale.count + 25))
            .foregroundStyle(by: .value("Kind", "Planned"))
            .lineStyle(by: .value("Kind", "Planned"))
            .symbol(by: .value("Kind", "Planned"))
        }
        .chartSymbolScale { (kind: String) in kind == "Sold" ? .circle : .diamond }
        .chartLineStyleScale(
          domain: ["Sold", "Planned"],
          range: [StrokeStyle(lineWidth: 2), StrokeStyle(lineWidth: 2, dash: [6, 4])]
        )
        .frame(height: 180)
      }
      Specimen("V11.113", "Labels that have room: 160 and 320 points") {
        ForEach([160.0, 320.0], id: \.self) { width in
          Chart(Sale.week) { sale in
            BarMark(
              x: .value("Day", sale.day.formatted(.dateTime.weekday(.wide))),
              y: .value("Sales", sale.count))
          }
          .frame(width: width, height: 140)
        }
      }
    }
  }
}
