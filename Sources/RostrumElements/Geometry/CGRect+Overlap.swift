package import Foundation

extension CGRect {
  /// The part that both rectangles cover; empty if there is none, or if an edge isn't a number.
  ///
  /// `intersection(_:)` of Foundation ends the process for edges that aren't numbers, and browsers and
  /// apps determine the edges.
  ///
  /// - Parameter other: The other rectangle.
  /// - Returns: The common part; `.zero` if there is none.
  package func overlap(with other: CGRect) -> CGRect {
    let edges = [minX, minY, maxX, maxY, other.minX, other.minY, other.maxX, other.maxY]
    guard edges.allSatisfy(\.isFinite) else { return .zero }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
