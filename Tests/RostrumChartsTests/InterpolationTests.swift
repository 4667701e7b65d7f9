import Foundation
import RostrumCharts
import RostrumElements
import RostrumViews
import Testing

@Suite struct InterpolationTests {
  private func path(_ method: InterpolationMethod, _ values: [Double]) -> Path {
    let points = values.enumerated().map { CGPoint(x: Double($0), y: $1) }
    return Path { path in
      if let first = points.first { path.move(to: first) }
      path.addLine(through: points, method)
    }
  }

  private func points(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point), .curve(let point, _, _): points.append(point)
      case .quadCurve, .closeSubpath: break
      }
    }
    return points
  }

  private static let all: [InterpolationMethod] = [
    .linear, .monotone, .cardinal, .cardinal(tension: 0.5), .catmullRom, .catmullRom(alpha: 1),
    .stepStart, .stepCenter, .stepEnd,
  ]

  @Test("Each method passes through every point", arguments: all)
  func throughPoints(method: InterpolationMethod) {
    let passed = points(path(method, [0, 4, 1, 1, 3]))
    for (x, y) in [0.0, 4, 1, 1, 3].enumerated() {
      #expect(passed.contains(CGPoint(x: Double(x), y: y)))
    }
  }

  @Test("No number of points traps", arguments: all)
  func fewPoints(method: InterpolationMethod) {
    for count in 0...3 {
      #expect(points(path(method, Array(repeating: 1, count: count))).allSatisfy { $0.y == 1 })
    }
  }

  @Test("Steps are at the start, in the middle and at the end of an interval")
  func steps() {
    func places(_ method: InterpolationMethod) -> [[Double]] {
      points(path(method, [0, 2])).map { [$0.x, $0.y] }
    }
    #expect(places(.stepStart) == [[0, 0], [0, 0], [0, 2], [1, 2]])
    #expect(places(.stepCenter) == [[0, 0], [0.5, 0], [0.5, 2], [1, 2]])
    #expect(places(.stepEnd) == [[0, 0], [1, 0], [1, 2], [1, 2]])
  }

  @Test("A chart draws its lines with the method of the marks")
  @MainActor func chart() {
    func points(_ method: InterpolationMethod) -> [CGPoint] {
      let chart = layout {
        ForEach([0, 2, 1].indices) { index in
          LineMark(x: .value("x", index), y: .value("y", [0, 2, 1][index]))
            .interpolationMethod(method)
        }
      }
      return chart.curves.flatMap(\.points)
    }
    #expect(points(.linear) == [CGPoint(x: 0, y: 1), CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 0.5)])
    let steps = Set(points(.stepEnd).map { [$0.x, $0.y] })
    #expect(steps == [[0, 1], [0.5, 1], [0.5, 0], [1, 0], [1, 0.5]])
  }

  @Test("A monotone curve doesn't overshoot its points")
  func monotone() {
    path(.monotone, [0, 10, 10, 0, 0, 5]).forEach { element in
      guard case .curve(_, let one, let two) = element else { return }
      #expect((0...10).contains(one.y))
      #expect((0...10).contains(two.y))
    }
  }

  @Test("A cardinal spline with full tension is straight")
  func tension() {
    path(.cardinal(tension: 1), [0, 3, 1]).forEach { element in
      guard case .curve(let end, _, let second) = element else { return }
      #expect(second == end)
    }
  }
}
