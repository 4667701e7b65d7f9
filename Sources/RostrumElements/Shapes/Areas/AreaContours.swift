import Foundation

/// Joins directed edges to closed lines.
struct AreaContours {
  private var next: [GridPoint: [GridPoint]]

  /// The closed lines of edges that have an area on their left.
  ///
  /// Where several lines meet in a point, each turns left as far as it can, so that it stays with its
  /// own part of the area.
  ///
  /// - Complexity: O(*n* log *n*) in the number of edges.
  static func lines(of edges: [(from: GridPoint, to: GridPoint)]) -> [[GridPoint]] {
    var contours = AreaContours(
      next: Dictionary(grouping: edges, by: \.from).mapValues { $0.map(\.to) })
    return edges.map(\.from).sorted().compactMap { contours.line(from: $0) }
  }

  private mutating func line(from start: GridPoint) -> [GridPoint]? {
    guard let first = leave(start, after: nil) else { return nil }
    var line = [start]
    var (former, point) = (start, first)
    while point != start {
      line.append(point)
      guard let following = leave(point, after: former) else { return nil }
      (former, point) = (point, following)
    }
    return line.withoutStraightCorners
  }

  /// Uses an edge that begins in a point.
  private mutating func leave(_ point: GridPoint, after former: GridPoint?) -> GridPoint? {
    guard let ways = next[point], !ways.isEmpty else { return nil }
    var chosen = 0
    if let former, ways.count > 1 {
      let turns = ways.map { former.turn(at: point, to: $0) }
      chosen = turns.indices.max { turns[$0] < turns[$1] } ?? 0
    }
    return next[point]?.remove(at: chosen)
  }
}

extension GridPoint {
  /// The angle between the way to a point and the way from there; positive to the left.
  fileprivate func turn(at point: GridPoint, to end: GridPoint) -> Double {
    let before = (x: Double(point.x - x), y: Double(point.y - y))
    let after = (x: Double(end.x - point.x), y: Double(end.y - point.y))
    return atan2(
      before.x * after.y - before.y * after.x, before.x * after.x + before.y * after.y)
  }
}

extension [GridPoint] {
  /// A closed line without the points at which it goes straight on.
  fileprivate var withoutStraightCorners: [GridPoint] {
    indices.compactMap { index in
      let former = self[index > 0 ? index - 1 : count - 1]
      let isStraight =
        former.cross(self[index], self[(index + 1) % count]) == 0
        && self[index].dot(former, self[(index + 1) % count]) < 0
      return isStraight ? nil : self[index]
    }
  }
}
