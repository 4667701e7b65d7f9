import Foundation
import RostrumCharts
import RostrumElements
import RostrumTesting
import RostrumViews
import Testing

/// A square with half the side of the symbol.
private struct Half: ChartSymbolShape {
  var perceptualUnitRect: CGRect { CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

@MainActor @Suite struct ChartSymbolTests {
  @Test("An app's own symbol fills its part of the symbol's square")
  func ownShape() {
    func box(_ symbol: some ChartSymbolShape) -> CGRect? {
      let figure = layout {
        PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(symbol).symbolSize(400)
      }.figure
      for drawing in figure.drawings {
        if case .symbol(let path, _) = drawing.outline { return path.boundingRect }
      }
      return nil
    }
    let half = CGRect(x: -5, y: -5, width: 10, height: 10)
    #expect(box(Half()) == half)
    #expect(box(AnyChartSymbolShape(Half())) == half)
    #expect(box(Half().strokeBorder(lineWidth: 2)) == half)
    #expect(AnyChartSymbolShape(Half()).perceptualUnitRect == Half().perceptualUnitRect)
    // The built-in ones are shapes, too.
    let square = BasicChartSymbolShape.square.path(in: CGRect(x: 10, y: 20, width: 30, height: 40))
    let place = square.boundingRect
    #expect(
      [place.minX, place.minY, place.width, place.height].map { Int($0.rounded()) } == [
        10, 20, 30, 40,
      ])
    #expect(BasicChartSymbolShape.circle.perceptualUnitRect.width == 1)
  }

  @Test("A view is at each point in place of a symbol")
  func views() {
    let chart = layout {
      ForEach(0..<3) { index in
        LineMark(x: .value("x", index), y: .value("y", index)).symbol { Text("drop") }
          .symbol(.square)
      }
      PointMark(x: .value("x", 0), y: .value("y", 2)).symbol { Text("point") }.offset(x: 3)
      BarMark(x: .value("x", 0), y: .value("y", 2)).symbol { Text("bar") }
    }
    #expect(chart.pins.count == 4)
    #expect(chart.pins.allSatisfy { $0.anchor == .center })
    #expect(chart.pins[3].place.dx == 3)
    #expect(Set(chart.pins[0..<3].map(\.place.y)).count == 3)
    let symbols = chart.figure.drawings.filter {
      switch $0.outline {
      case .symbol, .dots: true
      default: false
      }
    }
    #expect(symbols.isEmpty)
    let host = TestHost {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol { Text("here") } }
    }
    #expect(host.chart().text("here").exists)
  }

  @Test("Each mark is clipped to a shape in its box")
  func clips() {
    let figure = layout {
      BarMark(x: .value("x", "a"), y: .value("y", 1)).clipShape(Capsule())
      BarMark(x: .value("x", "b"), y: .value("y", 1)).clipShape(.rect(cornerRadius: 7))
      PointMark(x: .value("x", "a"), y: .value("y", 1)).clipShape(Circle())
      PointMark(x: .value("x", "b"), y: .value("y", 1)).clipShape(Circle())
      RectangleMark(x: .value("x", "b"), y: .value("y", 1)).clipShape(Ellipse())
    }.figure
    #expect(
      figure.drawings.map(\.effects).filter { !$0.isEmpty } == [
        [.clip(.rounded(9999))], [.clip(.rounded(7))], [.clip(.circle)], [.clip(.circle)],
        [.clip(.ellipse)],
      ])
  }

  @Test("Marks in a layer are drawn together, and what follows applies to the layer")
  func layers() {
    let figure = layout {
      BarMark(x: .value("x", "c"), y: .value("y", 1))
      Plot {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).opacity(0.5)
        Plot { BarMark(x: .value("x", "b"), y: .value("y", 1)) }.compositingLayer().blur(radius: 2)
      }
      .compositingLayer()
      .opacity(0.25)
      .shadow(color: .red, radius: 1)
    }.figure
    let groups = figure.drawings.compactMap { drawing -> (ChartDrawing, [ChartDrawing])? in
      if case .group(let parts) = drawing.outline { (drawing, parts) } else { nil }
    }
    #expect(groups.count == 1)
    guard let (group, parts) = groups.first else { return }
    #expect(group.effects == [.opacity(0.25), .shadow(.red, radius: 1, x: 0, y: 0)])
    #expect(parts.count == 2)
    #expect(parts[0].opacity == 0.5 && parts[0].effects.isEmpty)
    #expect(parts[1].effects == [.blur(2)])
    let bars = figure.drawings.count { if case .box = $0.outline { true } else { false } }
    #expect(bars == 1)
  }

  @Test("The ends of a mark are beside their places")
  func ends() {
    let chart = layout {
      RectangleMark(
        xStart: .value("x", 0), xEnd: .value("x", 10), yStart: .value("y", 0), yEnd: .value("y", 10)
      )
      RuleMark(x: .value("x", 5)).offset(yStart: -22).foregroundStyle(.red)
      BarMark(x: .value("x", 5), yStart: .value("y", 0), yEnd: .value("y", 5), width: .fixed(4))
        .offset(yStart: -22, yEnd: 44)
      RectangleMark(
        xStart: .value("x", 0), xEnd: .value("x", 10), yStart: .value("y", 0), yEnd: .value("y", 10)
      )
      .offset(xStart: 26, xEnd: -52)
    }
    let rule = chart.curves.compactMap { drawing -> CGRect? in
      guard drawing.stroke == .color(.red), case .curve(let path) = drawing.outline else {
        return nil
      }
      return path.boundingRect
    }
    #expect(rule.map { Int(($0.minY * 100).rounded()) } == [-10])
    #expect(rule.map { Int(($0.maxY * 100).rounded()) } == [100])
    // The start of the bar is its lower end.
    #expect(chart.boxes.map { [$0[1], $0[3]] } == [[0, 100], [70, 90], [0, 100]])
    // The end moves twice as far as the start.
    let (before, after) = (chart.boxes[0], chart.boxes[2])
    #expect(after[0] - before[0] > 5)
    #expect(abs(2 * (after[0] - before[0]) - (before[2] - after[2])) <= 1)
  }

  @Test("A mark has the identifier that the app gives it")
  func identifiers() {
    let host = TestHost {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).accessibilityIdentifier("first")
        BarMark(x: .value("x", "b"), y: .value("y", 1))
      }
    }
    #expect(host.chart().marks.map(\.identifier) == ["first", nil])
  }
}
