import Foundation
import RostrumCharts
import RostrumElements
import RostrumViews
import Testing

@MainActor @Suite struct ChartScaleTests {
  private func options(_ change: (inout ChartOptions) -> Void) -> ChartOptions {
    var options = ChartOptions()
    change(&options)
    return options
  }

  private func line(_ values: [Double], _ options: ChartOptions) -> ChartLayout {
    layout(options) {
      ForEach(0..<values.count) { index in
        LineMark(x: .value("x", index), y: .value("y", values[index]))
      }
    }
  }

  @Test("A domain begins at zero, at the least value if the app says so, or where the app says")
  func domains() {
    #expect(
      line([52, 97], ChartOptions()).labels(.trailing) == ["0", "20", "40", "60", "80", "100"])
    let tight = options {
      $0.yScale.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain
    }
    #expect(line([52, 97], tight).labels(.trailing) == ["50", "60", "70", "80", "90", "100"])
    let own = options { $0.yScale.domain = (0.0...200)._domain }
    #expect(line([52, 97], own).labels(.trailing) == ["0", "50", "100", "150", "200"])
  }

  @Test("A scale can run backwards, and leave room at its ends")
  func reversed() throws {
    let backwards = options {
      $0.yScale.domain = AutomaticScaleDomain.automatic(reversed: true)._domain
    }
    let scale = try #require(line([0, 100], backwards).yScale)
    #expect(scale.fraction(of: .number(0)) == 0)
    #expect(scale.fraction(of: .number(100)) == 1)
    #expect(scale.value(at: 0.25) == .number(25))
    let padded = options { $0.xScale.padding = .plotDimension(padding: 34) }
    let room = try #require(line([0, 100], padded).xScale)
    #expect(room.fraction(of: .number(0)) == 0.1)
    #expect(try #require(room.fraction(of: .number(1))) == 0.9)
  }

  @Test("Numbers can be categories, and distances those of factors")
  func types() throws {
    let names = options { $0.xScale.type = .category }
    #expect(line([1, 2, 3], names).labels(.bottom) == ["0", "1", "2"])
    let log = options {
      $0.yScale.type = .log
      $0.yScale.domain = (1.0...1000)._domain
    }
    let chart = line([10, 100], log)
    #expect(chart.labels(.trailing) == ["1", "10", "100", "1,000"])
    let place = try #require(chart.yScale?.fraction(of: .number(10)))
    #expect(abs(place - 2 / 3.0) < 1e-9)
    // The line and the lines of the axis are where the logarithms are.
    let thirds = { (path: ChartDrawing?) in
      (path?.points ?? []).map { ($0.y * 3 * 1e6).rounded() / 1e6 }
    }
    #expect(thirds(chart.curves.first) == [2, 1])
    let grid = chart.figure.drawings.filter { drawing in
      drawing.stroke == .separator && drawing.points.first?.x == 0 && drawing.points[1].x == 1
    }
    #expect(Set(grid.flatMap { thirds($0) }) == [0, 1, 2, 3])
    for (type, height) in [
      (ScaleType.squareRoot, 0.5), (.power(exponent: 2), 0.9375), (.linear, 0.75),
    ] {
      let scale = options {
        $0.yScale.type = type
        $0.yScale.domain = (0.0...4)._domain
      }
      #expect(
        line([1, 4], scale).curves.first?.points.map { (Double($0.y) * 1e6).rounded() / 1e6 } == [
          height, 0,
        ])
    }
  }

  @Test("Categories come in the order of a domain, then nothing else does")
  func categories() {
    let chart = layout(options { $0.xScale.domain = ["c", "a"]._domain }) {
      ForEach(["a", "b", "c"], id: \.self) { name in
        BarMark(x: .value("Name", name), y: .value("y", 1), width: .ratio(1))
      }
    }
    #expect(chart.labels(.bottom) == ["c", "a"])
    #expect(chart.boxes.map { $0[0] } == [50, 0])
  }

  @Test("Symbols grow with a value, between two sizes")
  func sizes() {
    let chart = layout(options { $0.sizes.range = 100...400 }) {
      ForEach([1.0, 2, 4], id: \.self) { value in
        PointMark(x: .value("x", value), y: .value("y", value))
          .symbolSize(by: .value("People", value))
      }
    }
    let diameters = chart.figure.drawings.compactMap {
      if case .dots(_, let diameter) = $0.outline { diameter } else { nil }
    }
    #expect(diameters.map { Int($0 * $0 + 0.5) } == [100, 200, 400])
  }

  @Test("Numbers have colours between two, with some of them in the legend")
  func heatMap() {
    let chart = layout {
      ForEach(0..<9) { index in
        RectangleMark(x: .value("x", "\(index % 3)"), y: .value("y", "\(index / 3)"))
          .foregroundStyle(by: .value("Count", index))
      }
    }
    #expect(chart.boxes.count == 9)
    #expect(chart.boxes[0] == [0, 0, 33, 33])
    #expect(chart.figure.drawings.first { $0.fill != nil }?.fill == .color(.blue.opacity(0.15)))
    #expect(chart.figure.legend?.entries.map(\.words) == ["0", "2", "4", "6", "8"])
  }

  @Test("A rectangle between two values of one axis is as long as the plot along the other")
  func bands() {
    let chart = layout {
      PointMark(x: .value("x", 0), y: .value("y", 0))
      PointMark(x: .value("x", 10), y: .value("y", 100))
      RectangleMark(xStart: .value("from", 2), xEnd: .value("to", 4))
      RectangleMark(yStart: .value("from", 50), yEnd: .value("to", 100))
    }
    #expect(Array(chart.boxes.suffix(2)) == [[20, 0, 40, 100], [0, 0, 100, 50]])
  }

  @Test("Bars with one value are stacked into one that fills the other axis")
  func oneBar() {
    let lying = layout {
      BarMark(x: .value("size", 30))
      BarMark(x: .value("size", 70))
    }
    #expect(lying.boxes == [[0, 0, 30, 100], [30, 0, 100, 100]])
    let standing = layout {
      BarMark(y: .value("size", 30))
      BarMark(y: .value("size", 70))
    }
    #expect(standing.boxes == [[0, 70, 100, 100], [0, 0, 100, 70]])
    let part = layout {
      PointMark(x: .value("x", 0), y: .value("y", 0))
      PointMark(x: .value("x", 10), y: .value("y", 10))
      BarMark(xStart: .value("from", 2), xEnd: .value("to", 4))
    }
    #expect(part.boxes.last == [20, 0, 40, 100])
  }
}
