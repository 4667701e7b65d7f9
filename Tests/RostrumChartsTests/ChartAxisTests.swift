import Foundation
import RostrumCharts
import RostrumElements
import RostrumViews
import Testing

@MainActor @Suite struct ChartAxisTests {
  private func axis(@AxisContentBuilder _ content: () -> some AxisContent) -> ChartOptions {
    var description = AxisDescription()
    content()._collect(into: &description)
    var options = ChartOptions()
    options.xAxis = .content(description.parts)
    options.yAxis = .hidden
    return options
  }

  private func year(_ options: ChartOptions) -> ChartLayout {
    layout(options) {
      ForEach(0..<12) { month in
        LineMark(
          x: .value(
            "Month", Date(timeIntervalSince1970: 1_767_225_600 + Double(month) * 2_629_746)),
          y: .value("y", month))
      }
    }
  }

  @Test("An axis has what the app says, at the values that it says")
  func content() {
    let chart = year(
      axis {
        AxisMarks(values: .stride(by: .month, count: 3)) { value in
          AxisGridLine()
          if value.index > 0 {
            AxisValueLabel("\(value.index + 1) of \(value.count)", centered: false)
          }
        }
      })
    #expect(chart.labels(.bottom) == ["2 of 4", "3 of 4", "4 of 4"])
    #expect(chart.figure.axes.count == 1)
  }

  @Test("Labels have the format that the app says, and dates suit their distance")
  func formats() {
    let narrow = axis {
      AxisMarks(values: .stride(by: .month)) { _ in
        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
      }
    }
    #expect(year(narrow).labels(.bottom)?.first == "J")
    #expect(year(ChartOptions()).labels(.bottom) == ["2026", "Apr", "Jul", "Oct"])
    var options = ChartOptions()
    options.yAxis = axis { AxisMarks(format: IntegerFormatStyle<Int>.Percent()) }.xAxis
    #expect(year(options).labels(.trailing) == ["0%", "2%", "4%", "6%", "8%", "10%", "12%"])
  }

  @Test("An axis can be on the other side, with values of its own")
  func positions() {
    let top = axis {
      AxisMarks(position: .top, values: [Date(timeIntervalSince1970: 1_780_272_000)])
    }
    #expect(year(top).figure.axes.map(\.edge) == [.top])
    #expect(year(top).labels(.top)?.count == 1)
  }

  @Test("Names that would touch each other are left out at equal distances")
  func manyNames() {
    let chart = layout {
      ForEach(0..<20) { index in
        BarMark(x: .value("Name", "A long name \(index)"), y: .value("y", 1))
      }
    }
    let labels = chart.labels(.bottom) ?? []
    #expect(labels.count < 6)
    #expect(labels.count > 2)
    #expect(labels.first == "A long name 0")
  }

  @Test("Times whose labels would nearly touch are fewer", arguments: [280.0, 560])
  func times(_ width: Double) {
    let chart = layout(width: width) {
      ForEach(0..<60) { second in
        LineMark(
          x: .value("Time", Date(timeIntervalSince1970: 1_780_308_000 + Double(second))),
          y: .value("y", second))
      }
    }
    let labels = chart.labels(.bottom) ?? []
    let places: [Double] = chart.figure.drawings.compactMap { drawing in
      guard case .text(let words, let place, _, _) = drawing.outline, labels.contains(words) else {
        return nil
      }
      return place.x * width
    }
    #expect(labels.count == (width < 300 ? 2 : 4), "\(labels)")
    for (place, next) in zip(places, places.dropFirst()) { #expect(next - place > 70) }
  }

  @Test("Titles stand below and above the plot, which gives them room")
  func titles() {
    var options = ChartOptions()
    let plain = year(options)
    options.xTitle = ChartOptions.AxisTitle(text: Text("Month"))
    options.yTitle = ChartOptions.AxisTitle(text: Text("Users"))
    let titled = year(options)
    #expect(titled.figure.axes.map(\.title) == ["Month", "Users"])
    #expect(titled.figure.insets.bottom == plain.figure.insets.bottom + 20)
    #expect(titled.figure.insets.top == plain.figure.insets.top + 20)
    options.yTitle = ChartOptions.AxisTitle(text: Text("Users"), position: .leading)
    #expect(year(options).figure.insets.leading == 20)
  }
}
