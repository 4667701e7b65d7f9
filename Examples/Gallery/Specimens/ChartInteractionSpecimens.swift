import Foundation
import Rostrum
import RostrumCharts

/// Charts that users point at and scroll, and whose data change.
struct ChartInteractionSpecimens: View {
  var body: some View {
    Specimens("Selection, scrolling and change") {
      Specimen("V11.28", "chartXSelection(value: $day), chartXSelection(range: $days)") {
        SelectionSpecimen()
      }
      Specimen("V11.28 V11.22", "chartAngleSelection(value: $sold)") { AngleSpecimen() }
      Specimen("V11.29", "chartOverlay { chart in … }, chartPlotStyle { plot in … }") {
        Chart(Sale.week) { sale in
          LineMark(x: .value("Day", sale.day), y: .value("Sales", sale.count))
        }
        .chartPlotStyle { $0.background(.yellow.opacity(0.2)) }
        .chartOverlay { chart in
          GeometryReader { geometry in
            if let plot = chart.plotFrame, let y = chart.position(forY: 40) {
              Text("Goal").position(
                x: geometry[plot].midX, y: geometry[plot].minY + y)
            }
          }
        }
        .frame(height: 200)
      }
      Specimen("V11.35", "chartScrollableAxes(.horizontal), chartXVisibleDomain(length: …)") {
        ScrollSpecimen()
      }
      Specimen("V11.30", "chartScrollableAxes(.vertical), chartYVisibleDomain(length: 5)") {
        RowsSpecimen()
      }
      Specimen("V11.36", "samples.append(sample)") { LiveSpecimen() }
    }
  }
}

private struct SelectionSpecimen: View {
  @State private var day: Date?
  @State private var days: ClosedRange<Date>?

  var body: some View {
    Chart {
      ForEach(Sale.week) { sale in
        BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
      }
      if let day {
        RuleMark(x: .value("Day", day, unit: .day))
          .annotation(position: .top, overflowResolution: .init(x: .fit, y: .disabled)) {
            Text("Selected")
          }
      }
    }
    .chartXSelection(value: $day)
    .chartXSelection(range: $days)
    .frame(height: 200)
    Text("Day: \(day.map { Calendar.current.component(.day, from: $0) } ?? 0)")
    Text("Days: \(days.map { Int($0.upperBound.timeIntervalSince($0.lowerBound) / 86_400) } ?? 0)")
  }
}

private struct AngleSpecimen: View {
  @State private var sold: Int?

  var body: some View {
    Chart(Sale.products, id: \.name) { product in
      SectorMark(angle: .value("Sold", product.count))
        .foregroundStyle(by: .value("Dish", product.name))
    }
    .chartAngleSelection(value: $sold)
    .frame(height: 220)
    Text("Sold: \(sold ?? 0)")
  }
}

private struct ScrollSpecimen: View {
  @State private var position = Sale.week[2].day

  var body: some View {
    Chart(Sale.week) { sale in
      BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3 * 86_400)
    .chartScrollPosition(x: $position)
    .frame(height: 200)
    Text("From day \(Calendar.current.component(.day, from: position))")
  }
}

private struct RowsSpecimen: View {
  @State private var name = "Row 1"
  private let rows = 1...20

  var body: some View {
    Chart(rows.map { $0 }, id: \.self) { row in
      BarMark(x: .value("Length", row), y: .value("Row", "Row \(row)"))
    }
    .chartScrollableAxes(.vertical)
    .chartYVisibleDomain(length: 5)
    .chartScrollPosition(y: $name)
    .frame(height: 200)
    Text("From \(name)")
  }
}

private struct LiveSpecimen: View {
  @State private var samples = 0..<60

  var body: some View {
    Chart(samples.map { $0 }, id: \.self) { index in
      LineMark(
        x: .value("Second", Date(timeIntervalSince1970: 1_780_272_000 + Double(index))),
        y: .value("Load", 50 + 30 * sin(Double(index) / 7)))
    }
    .chartYScale(domain: 0...100)
    .frame(height: 160)
    Button("Add") { samples = samples.lowerBound + 1..<samples.upperBound + 1 }
  }
}
