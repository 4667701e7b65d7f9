import Foundation
import RostrumCharts
import RostrumElements
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
    #expect(points(path(.stepStart, [0, 2])).map(\.x) == [0, 0, 0, 1])
    #expect(points(path(.stepCenter, [0, 2])).map(\.x) == [0, 0.5, 0.5, 1])
    #expect(points(path(.stepEnd, [0, 2])).map(\.x) == [0, 1, 1, 1])
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
