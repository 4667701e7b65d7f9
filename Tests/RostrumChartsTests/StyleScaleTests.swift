import Foundation
import RostrumCharts
import RostrumElements
import RostrumTesting
import RostrumViews
import Testing

/// What a scale of styles makes of values: exact dashes, symbols, sizes and colours.
@MainActor @Suite struct StyleScaleTests {
  private let names = ["a", "b", "c", "d", "e", "f"]

  /// The drawings of a chart whose marks stand for names.
  private func drawings(
    @ViewBuilder _ content: @escaping () -> some View
  ) -> [ChartDrawing] {
    let host = TestHost { content() }
    return withExtendedLifetime(host) { host.graph.root.figures.first?.drawings ?? [] }
  }

  private func lines(_ change: @escaping (AnyView) -> AnyView) -> [[CGFloat]] {
    let names = names
    let drawn = drawings {
      change(
        AnyView(
          Chart(names.flatMap { name in [0, 1].map { Point(name: name, x: $0) } }) {
            LineMark(x: .value("x", $0.x), y: .value("y", $0.x))
              .lineStyle(by: .value("Name", $0.name))
          }))
    }
    return drawn.compactMap { drawing in
      if case .curve = drawing.outline, drawing.stroke != .separator {
        drawing.line.dash
      } else {
        nil
      }
    }
  }

  @Test("Names have dashes of their own, in the order of the data, and the first has them again")
  func dashes() {
    #expect(lines { $0 } == [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4], []])
  }

  @Test("An app sets the order, the dashes, or a function of the values")
  func ownDashes() {
    #expect(
      lines { AnyView($0.chartLineStyleScale(domain: ["b", "a"])) }
        == [[6, 4], [], [2, 3], [8, 3, 2, 3], [12, 4], []])
    let own = [StrokeStyle(dash: [1]), StrokeStyle(dash: [9, 1])]
    #expect(
      lines { AnyView($0.chartLineStyleScale(domain: ["b", "a"], range: own)) }
        == [[9, 1], [1], [1], [9, 1], [1], [9, 1]])
    #expect(
      lines { AnyView($0.chartLineStyleScale(["a": own[1], "b": own[0]])) }.prefix(2) == [
        [9, 1], [1],
      ])
    #expect(
      lines {
        AnyView(
          $0.chartLineStyleScale { (name: String) in StrokeStyle(dash: name == "c" ? [5] : []) })
      } == [[], [], [5], [], [], []])
  }

  private func points(_ change: @escaping (AnyView) -> AnyView) -> [ChartDrawing] {
    let drawn = drawings {
      change(
        AnyView(
          Chart(["a", "b"], id: \.self) { name in
            PointMark(x: .value("x", name), y: .value("y", 1)).symbol(by: .value("Name", name))
          }))
    }
    return drawn.filter { drawing in
      switch drawing.outline {
      case .symbol, .dots: true
      default: false
      }
    }
  }

  @Test("An app sets the symbols of names")
  func symbols() {
    let usual = points { $0 }
    #expect(points { AnyView($0.chartSymbolScale(domain: ["b", "a"])) } != usual)
    let mapped = points {
      AnyView($0.chartSymbolScale { (name: String) -> BasicChartSymbolShape in .square })
    }
    #expect(mapped.count == 2)
    let outlines = mapped.compactMap {
      if case .symbol(let path, _) = $0.outline { path } else { nil }
    }
    #expect(outlines.count == 2 && outlines[0] == outlines[1])
    #expect(
      points {
        AnyView(
          $0.chartSymbolScale(domain: ["a", "b"]) { (name: String) -> BasicChartSymbolShape in
            .square
          })
      } == mapped)
  }

  private func diameters(_ change: @escaping (AnyView) -> AnyView) -> [Double] {
    let drawn = drawings {
      change(
        AnyView(
          Chart([1, 10, 100], id: \.self) { size in
            PointMark(x: .value("x", size), y: .value("y", 1)).symbolSize(by: .value("Size", size))
          }))
    }
    return drawn.compactMap {
      if case .dots(_, let diameter) = $0.outline { diameter } else { nil }
    }
  }

  @Test("Sizes are between the least and the greatest area")
  func sizes() {
    #expect(
      diameters { AnyView($0.chartSymbolSizeScale(range: 100...400)) }.map { ($0 * $0).rounded() }
        == [100, 127, 400])
    #expect(
      diameters { AnyView($0.chartSymbolSizeScale(range: 100...400, type: .log)) }.map {
        ($0 * $0).rounded()
      }
        == [100, 250, 400])
    #expect(
      diameters { AnyView($0.chartSymbolSizeScale(domain: 1...199, range: 0...198)) }
        .map { ($0 * $0).rounded() } == [0, 9, 99])
    #expect(diameters { AnyView($0.chartSymbolSizeScale([1: 4, 10: 9, 100: 16])) } == [2, 3, 4])
    #expect(
      diameters { AnyView($0.chartSymbolSizeScale { (size: Int) in CGFloat(size * 4) }) }
        .map { ($0 * $0).rounded() } == [4, 40, 400])
  }

  private func fills(_ change: @escaping (AnyView) -> AnyView) -> [PaintStyle?] {
    let drawn = drawings {
      change(
        AnyView(
          Chart([1, 10, 100], id: \.self) { count in
            BarMark(x: .value("x", "\(count)"), y: .value("y", 1))
              .foregroundStyle(by: .value("Count", count))
          }))
    }
    return drawn.compactMap { drawing in
      if case .box = drawing.outline { drawing.fill } else { nil }
    }
  }

  @Test("Colours are distributed as the type says, or each number has one of its own")
  func colors() {
    let range = [[1, 0, 0], [0, 1, 0], [0, 0, 1.0]].map {
      Color(red: $0[0], green: $0[1], blue: $0[2])
    }
    let paints: [PaintStyle?] = range.map { .color($0) }
    let log = fills { AnyView($0.chartForegroundStyleScale(range: range, type: .log)) }
    #expect(log == paints)
    let linear = fills { AnyView($0.chartForegroundStyleScale(range: range)) }
    #expect(linear.first == paints.first && linear.last == paints.last && linear[1] != paints[1])
    let names = fills { AnyView($0.chartForegroundStyleScale(range: range, type: .category)) }
    #expect(names == paints)
    #expect(
      fills { AnyView($0.chartForegroundStyleScale(type: .category)) }
        == (0..<3).map { .color(Palette.colors[$0]) })
  }
}

/// A point of a line with a name.
private struct Point: Identifiable {
  let name: String
  let x: Int

  var id: String { "\(name) \(x)" }
}
