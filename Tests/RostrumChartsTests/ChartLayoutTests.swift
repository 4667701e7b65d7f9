import Foundation
import RostrumCharts
import RostrumElements
import RostrumViews
import Testing

@MainActor @Suite struct ChartLayoutTests {
  private let sales = [("Mon", 10.0), ("Tue", 20), ("Wed", 5)]

  @Test("Bars stand on zero, each in the place of its category")
  func bars() {
    let chart = layout {
      ForEach(0..<3) { index in
        BarMark(
          x: .value("Day", sales[index].0), y: .value("Sales", sales[index].1), width: .ratio(1))
      }
    }
    #expect(chart.boxes == [[0, 50, 33, 100], [33, 0, 67, 100], [67, 75, 100, 100]])
    #expect(chart.labels(.bottom) == ["Mon", "Tue", "Wed"])
    #expect(chart.labels(.trailing) == ["0", "5", "10", "15", "20"])
    #expect(chart.issues.isEmpty)
  }

  @Test("Effects of marks are those of their parts, and points with others are parts of their own")
  func effects() {
    let figure = layout {
      LineMark(x: .value("x", 1), y: .value("y", 1)).blur(radius: 2)
      LineMark(x: .value("x", 2), y: .value("y", 2)).blur(radius: 2)
      PointMark(x: .value("x", 1), y: .value("y", 1))
      PointMark(x: .value("x", 2), y: .value("y", 1)).shadow(color: .red, radius: 3, y: 1)
        .blur(radius: 1)
    }.figure
    let effects = figure.drawings.filter {
      switch $0.outline {
      case .curve, .dots: $0.fill != nil || $0.stroke != nil
      default: false
      }
    }
    .map(\.effects).filter { !$0.isEmpty }
    #expect(effects == [[.blur(2)], [.shadow(.red, radius: 3, x: 0, y: 1), .blur(1)]])
  }

  @Test("Bars with a name for their vertical value lie, the first one on top")
  func horizontalBars() {
    let chart = layout {
      ForEach(0..<3) { index in
        BarMark(
          x: .value("Sales", sales[index].1), y: .value("Day", sales[index].0), height: .ratio(1))
      }
    }
    #expect(chart.boxes == [[0, 0, 50, 33], [0, 33, 100, 67], [0, 67, 25, 100]])
    #expect(chart.labels(.leading) == ["Mon", "Tue", "Wed"])
  }

  @Test("Bars of one day are stacked, and coloured by city with a legend")
  func stacked() {
    let chart = layout {
      ForEach(Trip.all) { trip in
        BarMark(
          x: .value("Day", trip.day, unit: .day), y: .value("Trips", trip.count), width: .ratio(1)
        )
        .foregroundStyle(by: .value("City", trip.city))
      }
    }
    // Two of ten trips are a fifth of the plot.
    #expect(chart.boxes.map { $0[1] } == [70, 50, 60, 50, 40, 0])
    #expect(chart.boxes[3] == [0, 50, 33, 70])
    #expect(chart.figure.legend?.entries.map(\.words) == ["Berlin", "Rome"])
    #expect(chart.figure.legend?.edge == .bottom)
    #expect(Set(chart.figure.drawings.compactMap(\.fill)).count == 2)
    #expect(chart.labels(.bottom) == ["Jun 1", "Jun 2", "Jun 3"])
  }

  @Test("Bars of one day can be parts of a whole, with percent on their axis")
  func normalized() {
    let chart = layout {
      ForEach(Trip.all) { trip in
        BarMark(
          x: .value("Day", trip.day, unit: .day), y: .value("Trips", trip.count),
          stacking: .normalized
        )
        .foregroundStyle(by: .value("City", trip.city))
      }
    }
    #expect(chart.boxes.map { $0[1] } == [40, 17, 60, 0, 0, 0])
    #expect(chart.labels(.trailing) == ["0%", "20%", "40%", "60%", "80%", "100%"])
  }

  @Test("Bars of one day can stand side by side")
  func grouped() {
    let chart = layout {
      ForEach(Trip.all) { trip in
        BarMark(x: .value("Day", trip.day, unit: .day), y: .value("Trips", trip.count))
          .foregroundStyle(by: .value("City", trip.city))
          .position(by: .value("City", trip.city))
      }
    }
    let boxes = chart.boxes
    #expect(boxes[0][2] <= boxes[3][0])
    #expect(boxes[3][2] <= boxes[1][0])
    #expect(boxes.allSatisfy { $0[3] == 100 })
  }

  @Test("Negative bars hang below zero")
  func negative() {
    let chart = layout {
      BarMark(x: .value("Name", "a"), y: .value("Change", 10))
      BarMark(x: .value("Name", "b"), y: .value("Change", -10))
    }
    #expect(chart.boxes.map { [$0[1], $0[3]] } == [[0, 50], [50, 100]])
    #expect(chart.labels(.trailing) == ["-10", "-5", "0", "5", "10"])
  }

  @Test("The points of each city are a line")
  func lines() {
    let chart = layout {
      ForEach(Trip.all) { trip in
        LineMark(x: .value("Day", trip.day), y: .value("Trips", trip.count))
          .foregroundStyle(by: .value("City", trip.city))
      }
    }
    #expect(chart.curves.count == 2)
    #expect(chart.curves.map(\.points.count) == [3, 3])
    #expect(chart.curves.first?.points.first == CGPoint(x: 0, y: 0.5))
    // Up to six trips: of Berlin 3, 5 and 4, of Rome 2, 1 and 6.
    let heights = chart.curves.map { $0.points.map { ($0.y * 6).rounded() } }
    #expect(heights == [[3, 1, 2], [4, 5, 0]])
    #expect(chart.curves.map { $0.points.map(\.x) } == [[0, 0.5, 1], [0, 0.5, 1]])
    #expect(chart.curves.map(\.stroke) == [.color(Palette.colors[0]), .color(Palette.colors[1])])
    #expect(chart.curves.map(\.line.lineWidth) == [2, 2])
    #expect(chart.curves.allSatisfy { $0.line.dash.isEmpty && $0.fill == nil })
  }

  @Test("A value that isn't a number is a gap, and is reported")
  func gap() {
    let chart = layout {
      ForEach(0..<5) { index in
        LineMark(x: .value("x", index), y: .value("y", index == 2 ? Double.nan : 1))
      }
    }
    #expect(chart.curves.first?.points.count == 4)
    #expect(chart.curves.first?.moves == 2)
    #expect(
      chart.issues == [
        """
        A chart has a value for its y axis that isn't finite, so the mark is left out, and a line \
        has a gap. Leave out marks without a value.
        """
      ])
  }

  @Test("A mark with a value of a different type is left out, and is reported")
  func mixedTypes() {
    let chart = layout {
      BarMark(x: .value("x", "a"), y: .value("y", 1))
      PointMark(x: .value("x", "c"), y: .value("y", Date.distantPast))
      BarMark(x: .value("x", "b"), y: .value("y", 2))
    }
    #expect(chart.boxes.count == 2)
    #expect(
      chart.issues == [
        """
        A chart's y axis shows numbers, and a mark has a date for it, so the mark is left out. Give \
        all marks values of one type, or set the type of the scale to '.category'.
        """
      ])
  }

  @Test("Nothing, one value, and values without a distance are charts, too")
  func fewValues() {
    let empty = layout {}
    #expect(empty.figure.marks.isEmpty)
    #expect(empty.figure.axes.isEmpty)
    let one = layout { PointMark(x: .value("x", 3), y: .value("y", 3)) }
    #expect(one.figure.marks.count == 1)
    let same = layout {
      ForEach(0..<3) { _ in LineMark(x: .value("x", 0), y: .value("y", 0)) }
    }
    #expect(same.curves.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } })
    let infinite = layout {
      BarMark(x: .value("x", 1), y: .value("y", Double.infinity))
      SectorMark(angle: .value("a", Double.nan))
    }
    #expect(infinite.boxes.isEmpty)
  }

  @Test("Areas are stacked, and a band is between its two values")
  func areas() {
    let stacked = layout {
      ForEach(Trip.all) { trip in
        AreaMark(x: .value("Day", trip.day), y: .value("Trips", trip.count))
          .foregroundStyle(by: .value("City", trip.city))
      }
    }
    #expect(stacked.curves.count == 2)
    // Rome stands on Berlin: 3, 5 and 4 trips from zero, and 2, 1 and 6 from there, up to ten.
    let heights = stacked.curves.map {
      Set($0.points.map { [($0.x * 2).rounded(), ($0.y * 10).rounded()] })
    }
    #expect(heights[0] == [[0, 10], [0, 7], [1, 10], [1, 5], [2, 10], [2, 6]])
    #expect(heights[1] == [[0, 7], [0, 5], [1, 5], [1, 4], [2, 6], [2, 0]])
    #expect(stacked.curves.map(\.fill) == [.color(Palette.colors[0]), .color(Palette.colors[1])])
    #expect(stacked.curves.allSatisfy { $0.stroke == nil })
    let band = layout {
      ForEach(0..<3) { index in
        AreaMark(
          x: .value("x", index), yStart: .value("Low", 2), yEnd: .value("High", 4))
      }
    }
    #expect(Set(band.curves[0].points.map(\.y)) == [0, 0.5])
  }

  @Test("A rule goes through the plot, or between two values")
  func rules() {
    let chart = layout {
      RuleMark(y: .value("Limit", 5))
      RuleMark(xStart: .value("From", 2), xEnd: .value("To", 4), y: .value("y", 10))
    }
    #expect(chart.curves[0].points == [CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)])
    #expect(chart.curves[1].points == [CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 0)])
  }

  @Test("A plan's bars go from one date to another, each in its row")
  func plan() {
    let start = Date(timeIntervalSince1970: 1_780_272_000)
    let chart = layout {
      BarMark(
        xStart: .value("Start", start), xEnd: .value("End", start.addingTimeInterval(86_400)),
        y: .value("Task", "a"), height: .ratio(1))
      BarMark(
        xStart: .value("Start", start.addingTimeInterval(86_400)),
        xEnd: .value("End", start.addingTimeInterval(4 * 86_400)), y: .value("Task", "b"),
        height: .ratio(1))
    }
    #expect(chart.boxes == [[0, 0, 25, 50], [25, 50, 100, 100]])
    #expect(chart.figure.marks.first?.x?.words == "Jun 1, 2026–Jun 2, 2026")
    #expect(chart.figure.marks.first?.x?.label == "Start, End")
  }

  @Test("Sectors share a turn by their values")
  func sectors() {
    let chart = layout {
      ForEach(0..<3) { index in
        SectorMark(angle: .value("Sales", sales[index].1))
          .foregroundStyle(by: .value("Day", sales[index].0))
      }
    }
    let sectors = chart.figure.drawings.filter {
      if case .sector = $0.outline { true } else { false }
    }
    #expect(sectors.count == 3)
    #expect(chart.figure.axes.isEmpty)
    #expect(chart.figure.legend?.entries.count == 3)
    #expect(chart.figure.marks.map(\.y?.number) == [10, 20, 5])
  }

  @Test("Points that look the same are one part of the drawing; symbols tell others apart")
  func points() {
    let plain = layout {
      ForEach(0..<100) { PointMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
    }
    let dots = plain.figure.drawings.compactMap {
      if case .dots(let points, _) = $0.outline { points } else { nil }
    }
    #expect(dots.map(\.count) == [100])
    let symbols = layout {
      ForEach(Trip.all) { trip in
        PointMark(x: .value("Day", trip.day), y: .value("Trips", trip.count))
          .symbol(by: .value("City", trip.city))
      }
    }
    #expect(symbols.figure.legend?.entries.map(\.words) == ["Berlin", "Rome"])
  }

  @Test("An annotation stands above its mark, aligned as it says")
  func annotations() throws {
    let chart = layout {
      BarMark(x: .value("Name", "a"), y: .value("y", 10), width: .ratio(1))
        .annotation { Text("Ten") }
      BarMark(x: .value("Name", "b"), y: .value("y", 20), width: .ratio(1))
        .annotation(position: .overlay) { Text("Twenty") }
      RuleMark(y: .value("y", 5))
        .annotation(position: .top, alignment: .leading, spacing: 2) { Text("Five") }
    }
    #expect(
      chart.pins.map(\.place) == [
        ChartPlace(x: 0.25, y: 0.5, dy: -4), ChartPlace(x: 0.75, y: 0.5),
        ChartPlace(x: 0, y: 0.75, dy: -2),
      ])
    #expect(chart.pins.map(\.anchor) == [.bottom, .center, .bottomLeading])
  }

  @Test("An annotation that has to fit is moved into the plot, and knows the size of its mark")
  func overflow() throws {
    var sizes: [CGSize] = []
    let chart = layout {
      BarMark(x: .value("x", "a"), y: .value("y", 1))
        .annotation(overflowResolution: .init(x: .fit(to: .chart), y: .disabled)) { context in
          let _ = sizes.append(context.targetSize)
          Text("a")
        }
      BarMark(x: .value("x", "b"), y: .value("y", 2)).annotation { Text("b") }
    }
    #expect(chart.pins.map(\.anchor.x) == [0.25, 0.5])
    #expect(chart.pins.map(\.place.x) == [0.25, 0.75])
    #expect(try #require(sizes.first).height == 110)
  }

  @Test("Marks are described in the reader's words, with each group once")
  func description() {
    let chart = layout {
      ForEach(Trip.all) { trip in
        BarMark(x: .value("Day", trip.day, unit: .day), y: .value("Trips", trip.count))
          .foregroundStyle(by: .value("City", trip.city))
          .position(by: .value("City", trip.city))
      }
    }
    let mark = ChartFigure.Mark(
      .bar, x: ChartFigure.Datum(label: "Day", words: "Jun 1, 2026"),
      y: ChartFigure.Datum(label: "Trips", words: "3", number: 3),
      groups: [ChartFigure.Datum(label: "City", words: "Berlin")])
    #expect(chart.figure.withoutKeys.marks.first == mark)
    #expect(mark.name == "Jun 1, 2026, Berlin")
    #expect(chart.name == "Trips, Day")
    #expect(chart.figure.summary == "Day: Jun 1–Jun 3; Trips: 0–6")
  }

  @Test("A line of 10,000 points is reduced, and at most 200 of them are described")
  func many() {
    let chart = layout {
      ForEach(0..<10_000) { LineMark(x: .value("x", $0), y: .value("y", sin(Double($0) / 50))) }
    }
    #expect(chart.curves[0].points.count <= 4000)
    #expect(chart.figure.marks.count <= 200)
  }
}

extension ChartDrawing {
  /// The ends of the lines and curves of a path.
  var points: [CGPoint] {
    guard case .curve(let path) = outline else { return [] }
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): points.append(point)
      case .quadCurve, .closeSubpath: break
      }
    }
    return points
  }

  /// The number of parts of a path.
  fileprivate var moves: Int {
    guard case .curve(let path) = outline else { return 0 }
    var count = 0
    path.forEach { if case .move = $0 { count += 1 } }
    return count
  }
}
