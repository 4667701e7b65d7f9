import Foundation

/// A point of a fine grid, between which the side of a line on which a point lies is exact.
struct GridPoint: Hashable, Comparable {
  var x: Int
  var y: Int

  /// The order in which a sweep meets points: from left to right, then by height.
  static func < (left: Self, right: Self) -> Bool {
    left.x != right.x ? left.x < right.x : left.y < right.y
  }

  /// The cross product of the ways from the point to two others: positive if the second is on the
  /// left of the way to the first.
  func cross(_ first: GridPoint, _ second: GridPoint) -> Int {
    (first.x - x) * (second.y - y) - (first.y - y) * (second.x - x)
  }

  /// The dot product of the ways from the point to two others.
  func dot(_ first: GridPoint, _ second: GridPoint) -> Int {
    (first.x - x) * (second.x - x) + (first.y - y) * (second.y - y)
  }
}

/// The grid on which the outlines of areas are combined.
struct AreaGrid {
  /// The number of grid lines in a point: 1,024, or fewer for large coordinates, whose products have
  /// to be integers.
  private let scale: Double

  /// Creates a grid for points.
  ///
  /// - Complexity: O(*n*) in the number of points.
  init(for lines: some Sequence<Polyline>) {
    var largest = 1.0
    for line in lines {
      for point in line.points { largest = max(largest, abs(point.x), abs(point.y)) }
    }
    scale = min(1024, (Double(1 << 29) / largest).binade)
  }

  subscript(point: CGPoint) -> GridPoint {
    GridPoint(x: Int((point.x * scale).rounded()), y: Int((point.y * scale).rounded()))
  }

  subscript(point: GridPoint) -> CGPoint {
    CGPoint(x: Double(point.x) / scale, y: Double(point.y) / scale)
  }
}
