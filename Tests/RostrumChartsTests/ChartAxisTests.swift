import Foundation
import RostrumCharts
import RostrumElements
import RostrumViews
import Testing

@MainActor @Suite struct ChartAxisTests {
  @Test("Labels from top to bottom, or from bottom to top, have room for their words")
  func turnedLabels() {
    func chart(_ orientation: AxisValueLabelOrientation) -> ChartLayout {
      var options = ChartOptions()
      var axis = AxisSpecification()
      axis.content = { _ in
        var parts = AxisParts()
        AxisValueLabel(orientation: orientation)._collect(into: &parts)
        return parts.parts
      }
      options.xAxis = .content([axis])
      return layout(options) {
        ForEach(0..<12) {
          BarMark(x: .value("Name", "a long name of number \($0)"), y: .value("y", 1))
        }
      }
    }
    func anchors(_ chart: ChartLayout, _ look: ChartDrawing.TextLook) -> [UnitPoint] {
      chart.figure.drawings.compactMap { drawing in
        guard case .text(let words, _, let anchor, look) = drawing.outline,
          words.hasPrefix("a long")
        else { return nil }
        return anchor
      }
    }
    let level = chart(.horizontal)
    #expect(level.labels(.bottom).map { $0.count < 12 } == true)
    let down = chart(.vertical)
    #expect(down.labels(.bottom)?.count == 12)
    #expect(Set(anchors(down, .downward)) == [UnitPoint(x: 0, y: 0.5)])
    #expect(down.figure.insets.bottom > level.figure.insets.bottom + 60)
    let up = chart(.verticalReversed)
    #expect(Set(anchors(up, .upward)) == [UnitPoint(x: 1, y: 0.5)])
    #expect(up.figure.insets == down.figure.insets)
  }

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

  /// The labels of an axis, each with its place, its anchor and its font.
  private func labels(
    _ chart: ChartLayout
  ) -> [(words: String, place: ChartPlace, anchor: UnitPoint, font: Font?)] {
    chart.figure.drawings.compactMap { drawing in
      guard case .text(let words, let place, let anchor, _) = drawing.outline else { return nil }
      return (words, place, anchor, drawing.font)
    }
  }

  private func numbers(_ options: ChartOptions) -> ChartLayout {
    var options = options
    options.xScale.domain = (0...3)._domain
    return layout(options) { PointMark(x: .value("x", 3), y: .value("y", 1)) }
  }

  @Test("Labels have the font that the app says, and its room")
  func labelFonts() {
    let usual = numbers(axis { AxisMarks(values: [0, 3]) { AxisValueLabel() } })
    #expect(labels(usual).map(\.font) == [nil, nil])
    let large = numbers(
      axis { AxisMarks(values: [0, 3]) { _ in AxisValueLabel().font(.title).font(.body) } })
    #expect(labels(large).map(\.font) == [.title, .title])
    #expect(large.figure.insets.bottom > usual.figure.insets.bottom)
  }

  @Test("Labels at the ends of an axis are within the plot, or all labels are")
  func labelPresets() {
    let aligned = labels(
      numbers(axis { AxisMarks(preset: .aligned, values: [0, 1, 3]) { _ in AxisValueLabel() } }))
    #expect(aligned.map(\.anchor.x) == [0, 0.5, 1])
    #expect(aligned.map(\.anchor.y) == [0, 0, 0])
    let chart = numbers(axis { AxisMarks(preset: .inset, values: [1]) { _ in AxisValueLabel() } })
    #expect(labels(chart).map(\.anchor.y) == [1])
    #expect(labels(chart).allSatisfy { $0.place.dy < 0 })
    let usual = numbers(axis { AxisMarks(values: [1]) { _ in AxisValueLabel() } })
    #expect(chart.figure.insets.bottom < usual.figure.insets.bottom)
  }

  @Test("Labels that would touch others are shown if the app says so")
  func labelCollisions() {
    func count(_ resolution: AxisValueLabelCollisionResolution) -> Int {
      labels(
        numbers(
          axis {
            AxisMarks(values: Array(stride(from: 0.0, through: 3, by: 0.1))) { _ in
              AxisValueLabel("a long label", collisionResolution: resolution)
            }
          })
      ).count
    }
    #expect(count(.disabled) == 31)
    #expect(count(.greedy) == count(.automatic))
    #expect(count(.automatic) < 31)
  }

  @Test("Spacing moves labels away from their axis")
  func labelSpacing() {
    func chart(_ spacing: CGFloat?, _ position: AxisMarkPosition) -> ChartLayout {
      numbers(
        axis {
          AxisMarks(position: position, values: [1]) { _ in AxisValueLabel(verticalSpacing: spacing)
          }
        })
    }
    for (position, sign) in [(AxisMarkPosition.bottom, 1.0), (.top, -1)] {
      let (near, far) = (chart(nil, position), chart(10, position))
      #expect(labels(far)[0].place.dy == labels(near)[0].place.dy + 10 * sign)
      let room = { (chart: ChartLayout) in chart.figure.insets.top + chart.figure.insets.bottom }
      #expect(room(far) == room(near) + 10)
    }
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
