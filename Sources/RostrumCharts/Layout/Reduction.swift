package import Foundation
import RostrumElements

/// The reduction of a line to what a width can show.
///
/// A line of more than 2,000 points is divided into 1,000 columns of equal width. Of each column, the
/// first, the last, the lowest and the highest point remain: what is drawn differs from the whole line
/// by less than a column, and no peak is lost.
package enum Reduction {
  /// The number of points up to which a line is drawn as it is.
  package static let limit = 2000
  /// The number of columns.
  package static let columns = 1000

  /// The points that are drawn, in order.
  ///
  /// Points stay as they are if their horizontal places don't ascend, because such a line has no
  /// columns.
  ///
  /// - Complexity: O(*n*) in the number of points.
  package static func points(_ points: [CGPoint]) -> [CGPoint] {
    guard points.count > limit, let first = points.first, let last = points.last,
      last.x > first.x
    else { return points }
    let width = (last.x - first.x) / CGFloat(columns)
    var result: [CGPoint] = []
    result.reserveCapacity(4 * columns)
    var start = 0
    var column = 0
    func add(_ end: Int) {
      var least = start
      var greatest = start
      for index in start..<end {
        if points[index].y < points[least].y { least = index }
        if points[index].y > points[greatest].y { greatest = index }
      }
      var former = -1
      for index in [start, min(least, greatest), max(least, greatest), end - 1]
      where index != former {
        result.append(points[index])
        former = index
      }
    }
    for index in points.indices.dropFirst() {
      guard points[index].x >= points[index - 1].x else { return points }
      let place = ((points[index].x - first.x) / width).rounded(.down)
      let current = min(Int(nearest: place), columns - 1)
      if current != column {
        add(index)
        start = index
        column = current
      }
    }
    add(points.count)
    return result
  }
}
