// flags: -module-alias Charts=DropInCharts -module-alias SwiftUI=DropInSwiftUI
import Charts
import SwiftUI

struct Sale: Identifiable {
  let id: Int
  let day: Date
  let city: String
  let count: Int
}

struct SalesView: View {
  let sales: [Sale]

  var body: some View {
    Chart(sales) { sale in
      BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
        .foregroundStyle(by: .value("City", sale.city))
        .position(by: .value("City", sale.city))
        .cornerRadius(4)
        .annotation(position: .top) { Text("\(sale.count)").font(.caption) }
      RuleMark(y: .value("Goal", 10))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
        .foregroundStyle(.secondary)
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { value in
        AxisGridLine()
        AxisTick()
        if let date = value.as(Date.self), date > .distantPast {
          AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
        } else {
          AxisValueLabel { Text("Before") }
        }
      }
    }
    .chartYAxis { AxisMarks(position: .leading, values: [0, 5, 10]) }
    .chartYScale(domain: 0...10)
    .chartXAxisLabel("Day", position: .bottom, alignment: .center)
    .chartForegroundStyleScale(["Berlin": Color.blue, "Rome": Color.orange])
    .chartLegend(position: .top)
    .frame(height: 200)
  }
}

struct ShareView: View {
  let sales: [Sale]

  var body: some View {
    Chart {
      ForEach(sales) { sale in
        SectorMark(
          angle: .value("Sales", sale.count), innerRadius: .ratio(0.6), angularInset: 1
        )
        .foregroundStyle(by: .value("City", sale.city))
      }
    }
    .chartLegend(.hidden)
    Chart {
      LinePlot(sales, x: .value("Day", \.day), y: .value("Sales", \.count))
        .foregroundStyle(by: .value("City", \.city))
      LinePlot(x: "x", y: "y", domain: 0...10) { sin($0) }
    }
    .chartYScale(domain: .automatic(includesZero: false), type: .linear)
  }
}
