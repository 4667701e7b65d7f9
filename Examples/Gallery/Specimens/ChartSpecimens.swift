import Foundation
import Rostrum
import RostrumCharts

/// Charts that people know, of data that is made up.
struct ChartSpecimens: View {
  var body: some View {
    SpecimenPage("Charts") {
      BarChartSpecimens()
      LineChartSpecimens()
      PointChartSpecimens()
      AreaChartSpecimens()
      SectorChartSpecimens()
      MarkSpecimens()
      ChartInteractionSpecimens()
      ChartKeySpecimens()
    }
  }
}

private struct BarChartSpecimens: View {
  private let change = [3.2, 1.4, -0.8, -2.1, 0.6, 2.4, -0.4, 1.9]

  var body: some View {
    Specimens("Bars") {
      Specimen("V11.1", "Chart(data) { BarMark(x: …, y: …) }") {
        Chart(Sale.week) { sale in
          BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
        }
        .frame(height: 200)
      }
      Specimen("V11.2", "BarMark(x: count, y: name)") {
        Chart(Sale.products, id: \.name) { product in
          BarMark(x: .value("Sold", product.count), y: .value("Dish", product.name))
            .annotation(position: .trailing) {
              Text("\(product.count)").font(.caption2).foregroundStyle(.secondary)
            }
        }
        .chartXAxis(.hidden)
        .frame(height: 200)
      }
      Specimen("V11.3", ".foregroundStyle(by: .value(…))") {
        Chart(Sale.cities) { sale in
          BarMark(x: .value("Month", sale.day, unit: .month), y: .value("Sales", sale.count))
            .foregroundStyle(by: .value("City", sale.city))
        }
        .frame(height: 200)
      }
      Specimen("V11.4", ".position(by: .value(…))") {
        Chart(Sale.cities.filter { $0.month < 4 }) { sale in
          BarMark(x: .value("Month", sale.day, unit: .month), y: .value("Sales", sale.count))
            .foregroundStyle(by: .value("City", sale.city))
            .position(by: .value("City", sale.city))
        }
        .frame(height: 200)
      }
      Specimen("V11.5", "BarMark(…, stacking: .normalized)") {
        Chart(Sale.cities) { sale in
          BarMark(
            x: .value("Month", sale.day, unit: .month), y: .value("Sales", sale.count),
            stacking: .normalized
          )
          .foregroundStyle(by: .value("City", sale.city))
        }
        .frame(height: 200)
      }
      Specimen("V11.6", "Bars below zero") {
        Chart(Array(change.enumerated()), id: \.offset) { year, change in
          BarMark(x: .value("Year", "\(2018 + year)"), y: .value("Growth", change / 100))
            .foregroundStyle(change < 0 ? Color.red : Color.green)
        }
        .chartYAxis { AxisMarks(format: FloatingPointFormatStyle<Double>.Percent()) }
        .frame(height: 200)
      }
      Specimen("V11.7", "BarMark(x: …, yStart: …, yEnd: …, width: …)") {
        Chart(Weather.months) { month in
          BarMark(
            x: .value("Month", month.name), yStart: .value("Lowest", month.lowest),
            yEnd: .value("Highest", month.highest), width: .fixed(8)
          )
          .cornerRadius(4)
          .foregroundStyle(
            LinearGradient(colors: [.orange, .blue], startPoint: .top, endPoint: .bottom))
        }
        .frame(height: 200)
      }
      Specimen("V11.8", "NumberBins(data: …)") {
        Histogram()
      }
      Specimen("V11.9", "BarMark(xStart: …, xEnd: …, y: …)") {
        Chart(PlanStep.all, id: \.name) { task in
          BarMark(
            xStart: .value("Start", task.start), xEnd: .value("End", task.end),
            y: .value("Task", task.name)
          )
          .cornerRadius(5)
          .foregroundStyle(by: .value("Team", task.team))
        }
        .frame(height: 180)
      }
    }
  }
}

private struct Histogram: View {
  private let bins = NumberBins(data: Sample.heights, desiredCount: 12)

  var body: some View {
    let counts = Dictionary(grouping: Sample.heights) { bins.index(for: $0) }
    Chart(Array(bins.enumerated()), id: \.offset) { index, bin in
      BarMark(
        x: .value("Height", bin), y: .value("People", counts[index]?.count ?? 0),
        width: .ratio(0.96))
    }
    .chartXAxisLabel("Height in cm")
    .frame(height: 200)
  }
}

private struct LineChartSpecimens: View {
  var body: some View {
    Specimens("Lines") {
      Specimen("V11.10", "LineMark(x: …, y: …)") {
        Chart(Sale.cities) { sale in
          LineMark(x: .value("Month", sale.day), y: .value("Sales", sale.count))
            .foregroundStyle(by: .value("City", sale.city))
            .symbol(by: .value("City", sale.city))
            .interpolationMethod(.monotone)
        }
        .frame(height: 200)
      }
      Specimen("V11.11", ".chartYScale(domain: .automatic(includesZero: false))") {
        Chart(Price.year) { price in
          AreaMark(
            x: .value("Day", price.day), yStart: .value("Least", 130),
            yEnd: .value("Price", price.value)
          )
          .foregroundStyle(
            LinearGradient(
              colors: [.green.opacity(0.35), .green.opacity(0)], startPoint: .top,
              endPoint: .bottom))
          LineMark(x: .value("Day", price.day), y: .value("Price", price.value))
            .foregroundStyle(.green)
        }
        .chartYScale(domain: .automatic(includesZero: false))
        .frame(height: 200)
      }
      Specimen("V11.12", "RuleMark(y: …).annotation { … }") {
        Chart {
          ForEach(Sale.week) { sale in
            LineMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
              .interpolationMethod(.catmullRom)
            PointMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
          }
          RuleMark(y: .value("Goal", 45))
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 3]))
            .foregroundStyle(.secondary)
            .annotation(position: .top, alignment: .leading) {
              Text("Goal").font(.caption2).foregroundStyle(.secondary)
            }
        }
        .chartXAxis {
          AxisMarks(values: .stride(by: .day)) { _ in
            AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true)
          }
        }
        .frame(height: 200)
      }
      Specimen("V11.13", ".interpolationMethod(.stepEnd)") {
        Chart(Array([2.0, 2.0, 2.5, 3, 3.75, 4.25, 4, 3.5, 3.25].enumerated()), id: \.offset) {
          LineMark(x: .value("Meeting", $0), y: .value("Rate", $1))
            .interpolationMethod(.stepEnd)
            .foregroundStyle(.purple)
        }
        .frame(height: 160)
      }
      Specimen("V11.14", ".chartYScale(type: .log)") {
        Chart(0..<12, id: \.self) { month in
          LineMark(x: .value("Month", month), y: .value("Users", pow(2.3, Double(month))))
            .lineStyle(StrokeStyle(lineWidth: 3))
        }
        .chartYScale(domain: 1...100_000, type: .log)
        .frame(height: 200)
      }
      Specimen("V11.15", ".chartXAxis(.hidden), .chartYAxis(.hidden)") {
        Chart(Price.year.suffix(60)) { price in
          LineMark(x: .value("Day", price.day), y: .value("Price", price.value))
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartYScale(domain: .automatic(includesZero: false))
        .frame(width: 120, height: 32)
      }
    }
  }
}

private struct PointChartSpecimens: View {
  var body: some View {
    Specimens("Points and rectangles") {
      Specimen("V11.16", "PointMark(x: …, y: …)") {
        Chart(Sample.penguins) { penguin in
          PointMark(
            x: .value("Flipper", penguin.flipper), y: .value("Mass", penguin.mass)
          )
          .foregroundStyle(by: .value("Species", penguin.species))
          .symbol(by: .value("Species", penguin.species))
        }
        .chartXScale(domain: .automatic(includesZero: false))
        .chartYScale(domain: .automatic(includesZero: false))
        .chartXAxisLabel("Flipper in mm")
        .chartYAxisLabel("Mass in g")
        .frame(height: 240)
      }
      Specimen("V11.17", ".symbolSize(by: .value(…))") {
        Chart(Sample.countries, id: \.name) { country in
          PointMark(x: .value("Income", country.income), y: .value("Age", country.age))
            .symbolSize(by: .value("People", country.people))
            .opacity(0.6)
            .annotation(position: .top) { Text(verbatim: country.name).font(.caption2) }
        }
        .chartYScale(domain: 60...90)
        .chartXScale(domain: 0...80)
        .frame(height: 220)
      }
      Specimen("V11.18 V11.26", "RectangleMark(x: …, y: …)") {
        Chart(Sample.commits) { commit in
          RectangleMark(
            x: .value("Week", "\(commit.week)"), y: .value("Day", commit.day)
          )
          .foregroundStyle(by: .value("Commits", commit.count))
          .cornerRadius(2)
        }
        .chartXAxis(.hidden)
        .frame(height: 170)
      }
    }
  }
}

private struct AreaChartSpecimens: View {
  var body: some View {
    Specimens("Areas") {
      Specimen("V11.19", "AreaMark(x: …, y: …)") {
        Chart(Sale.cities) { sale in
          AreaMark(x: .value("Month", sale.day), y: .value("Sales", sale.count))
            .foregroundStyle(by: .value("City", sale.city))
            .interpolationMethod(.monotone)
        }
        .frame(height: 200)
      }
      Specimen("V11.20", "AreaMark(…, stacking: .center)") {
        Chart(Sale.cities) { sale in
          AreaMark(
            x: .value("Month", sale.day), y: .value("Sales", sale.count), stacking: .center
          )
          .foregroundStyle(by: .value("City", sale.city))
          .interpolationMethod(.catmullRom)
        }
        .chartYAxis(.hidden)
        .chartLegend(position: .top)
        .frame(height: 200)
      }
      Specimen("V11.21", "AreaMark(x: …, yStart: …, yEnd: …)") {
        Chart(Weather.months) { month in
          AreaMark(
            x: .value("Month", month.name), yStart: .value("Lowest", month.lowest),
            yEnd: .value("Highest", month.highest)
          )
          .opacity(0.25)
          .interpolationMethod(.monotone)
          LineMark(
            x: .value("Month", month.name), y: .value("Mean", (month.lowest + month.highest) / 2)
          )
          .interpolationMethod(.monotone)
        }
        .chartYAxis { AxisMarks(position: .leading) }
        .frame(height: 200)
      }
    }
  }
}

private struct SectorChartSpecimens: View {
  var body: some View {
    Specimens("Sectors") {
      Specimen("V11.22", "SectorMark(angle: …)") {
        Chart(Sale.products, id: \.name) { product in
          SectorMark(angle: .value("Sold", product.count))
            .foregroundStyle(by: .value("Dish", product.name))
        }
        .frame(height: 220)
      }
      Specimen("V11.23", "SectorMark(…, innerRadius: …, angularInset: …)") {
        Chart(Sale.products, id: \.name) { product in
          SectorMark(
            angle: .value("Sold", product.count), innerRadius: .ratio(0.62), angularInset: 1.5
          )
          .cornerRadius(4)
          .foregroundStyle(by: .value("Dish", product.name))
        }
        .chartLegend(position: .trailing)
        .frame(height: 200)
      }
    }
  }
}
