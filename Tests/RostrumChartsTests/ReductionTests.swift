import Foundation
import RostrumCharts
import Testing

@Suite struct ReductionTests {
  private func wave(_ count: Int) -> [CGPoint] {
    (0..<count).map { CGPoint(x: Double($0), y: sin(Double($0) / 37) + sin(Double($0) * 1.7) / 5) }
  }

  @Test("A line of 2,000 points is drawn as it is")
  func few() {
    let points = wave(2000)
    #expect(Reduction.points(points) == points)
  }

  @Test("A line of 10,000 points keeps its ends and every peak")
  func peaks() throws {
    var points = wave(10_000)
    points[5003].y = 40
    points[7777].y = -40
    let reduced = Reduction.points(points)
    #expect(reduced.count <= 4 * Reduction.columns)
    #expect(reduced.count > Reduction.columns)
    #expect(reduced.first == points.first)
    #expect(reduced.last == points.last)
    #expect(reduced.contains(points[5003]))
    #expect(reduced.contains(points[7777]))
    // What remains is in order, and each point is one of the line.
    #expect(zip(reduced, reduced.dropFirst()).allSatisfy { $0.x < $1.x })
    #expect(Set(reduced.map(\.y)).isSubset(of: Set(points.map(\.y))))
  }

  @Test("Every column keeps its least and its greatest value")
  func columns() throws {
    let points = wave(50_000)
    let reduced = Set(Reduction.points(points).map(\.y))
    let width = try #require(points.last).x / CGFloat(Reduction.columns)
    let columns = Dictionary(grouping: points) { min(Int($0.x / width), Reduction.columns - 1) }
    for column in columns.values {
      let values = column.map(\.y)
      #expect(reduced.contains(try #require(values.min())))
      #expect(reduced.contains(try #require(values.max())))
    }
  }

  @Test("A line far beyond its plot is still a line", arguments: [1e308, .leastNonzeroMagnitude])
  func extremes(_ length: Double) {
    let points = (0..<3000).map { CGPoint(x: (Double($0) / 1500 - 1) * length, y: Double($0 % 7)) }
    let reduced = Reduction.points(points)
    #expect(reduced.first == points.first)
    #expect(reduced.last == points.last)
  }

  @Test("A line that runs back isn't reduced")
  func loops() {
    let points = (0..<3000).map { CGPoint(x: cos(Double($0) / 100), y: sin(Double($0) / 100)) }
    #expect(Reduction.points(points) == points)
  }
}
