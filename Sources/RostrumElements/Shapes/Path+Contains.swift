public import Foundation

extension Path {
  /// Whether a point is in the interior of the path.
  ///
  /// Open subpaths are treated as closed, as when they are filled. Curves are approximated by 16
  /// lines each.
  ///
  /// ```swift
  /// Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 1, y: 1))  // false
  /// ```
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - eoFill: Whether the even-odd rule defines the interior, instead of the nonzero rule.
  /// - Returns: Whether the point is in the interior.
  /// - Complexity: O(*n*) in the number of elements.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var count = WindingCount(point: p)
    for element in elements {
      switch element {
      case .move(let point): count.move(to: point)
      case .line(let point): count.addLine(to: point)
      case .quadCurve(let end, let control):
        let start = count.current
        count.addCurve { fraction in
          let rest = 1 - fraction
          return start * (rest * rest) + control * (2 * rest * fraction)
            + end * (fraction * fraction)
        }
      case .curve(let end, let control1, let control2):
        let start = count.current
        count.addCurve { fraction in
          let rest = 1 - fraction
          return start * (rest * rest * rest) + control1 * (3 * rest * rest * fraction)
            + control2 * (3 * rest * fraction * fraction) + end * (fraction * fraction * fraction)
        }
      case .closeSubpath: count.close()
      }
    }
    count.close()
    return eoFill ? !count.crossings.isMultiple(of: 2) : count.windings != 0
  }
}

/// Counts the lines of a path that cross a ray from a point to the right.
private struct WindingCount {
  let point: CGPoint
  private(set) var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The number of crossing lines.
  private(set) var crossings = 0
  /// The number of crossing lines that go down, less that of those that go up.
  private(set) var windings = 0

  init(point: CGPoint) {
    self.point = point
  }

  mutating func move(to place: CGPoint) {
    close()
    start = place
    current = place
  }

  mutating func addLine(to end: CGPoint) {
    defer { current = end }
    let isDown = current.y <= point.y && end.y > point.y
    let isUp = current.y > point.y && end.y <= point.y
    guard isDown || isUp else { return }
    let fraction = (point.y - current.y) / (end.y - current.y)
    guard current.x + fraction * (end.x - current.x) > point.x else { return }
    crossings += 1
    windings += isDown ? 1 : -1
  }

  mutating func addCurve(_ place: (CGFloat) -> CGPoint) {
    for step in 1...16 { addLine(to: place(CGFloat(step) / 16)) }
  }

  mutating func close() {
    addLine(to: start)
  }
}

extension CGPoint {
  fileprivate static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  fileprivate static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }
}
