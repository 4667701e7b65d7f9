public import Foundation
package import RostrumElements

/// How a line runs between its points.
public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: Double)
    case catmullRom(alpha: Double)
  }
  let kind: Kind

  /// Straight from point to point.
  public static let linear = InterpolationMethod(kind: .linear)
  /// A smooth curve that rises and falls only where the points do.
  public static let monotone = InterpolationMethod(kind: .monotone)
  /// Steps at the start of each interval.
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  /// Steps in the middle of each interval.
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  /// Steps at the end of each interval.
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
  /// A cardinal spline.
  public static let cardinal = cardinal(tension: 0)
  /// A centripetal Catmull–Rom spline.
  public static let catmullRom = catmullRom(alpha: 0.5)

  /// A cardinal spline.
  ///
  /// - Parameter tension: From 0 for a round curve to 1 for straight lines.
  /// - Returns: The method.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: Double(tension)))
  }

  /// A Catmull–Rom spline.
  ///
  /// - Parameter alpha: 0 for uniform, 0.5 for centripetal, 1 for chordal.
  /// - Returns: The method.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: Double(alpha)))
  }
}

extension Path {
  /// Continues the path through points, beginning at the current point.
  ///
  /// - Complexity: O(*n*) in the number of points.
  package mutating func addLine(through points: [CGPoint], _ method: InterpolationMethod) {
    switch method.kind {
    case .linear: for point in points.dropFirst() { addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd:
      for (from, to) in zip(points, points.dropFirst()) {
        let x =
          switch method.kind {
          case .stepStart: from.x
          case .stepEnd: to.x
          default: (from.x + to.x) / 2
          }
        addLine(to: CGPoint(x: x, y: from.y))
        addLine(to: CGPoint(x: x, y: to.y))
        addLine(to: to)
      }
    case .monotone: addMonotone(points)
    case .cardinal(let tension):
      addSpline(points) { before, from, to, after in
        let factor = CGFloat(1 - tension) / 6
        return (
          CGPoint(x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
          CGPoint(x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor)
        )
      }
    case .catmullRom(let alpha):
      addSpline(points) { catmullRom($0, $1, $2, $3, alpha: CGFloat(alpha)) }
    }
  }

  private mutating func addSpline(
    _ points: [CGPoint],
    _ controls: (CGPoint, CGPoint, CGPoint, CGPoint) -> (CGPoint, CGPoint)
  ) {
    for index in points.indices.dropFirst() {
      let before = points[max(index - 2, 0)]
      let after = points[min(index + 1, points.count - 1)]
      let (first, second) = controls(before, points[index - 1], points[index], after)
      addCurve(to: points[index], control1: first, control2: second)
    }
  }

  /// Fritsch–Carlson's tangents, as Steffen limits them.
  private mutating func addMonotone(_ points: [CGPoint]) {
    guard points.count > 2 else {
      for point in points.dropFirst() { addLine(to: point) }
      return
    }
    let slopes = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    var tangents = [CGFloat](repeating: 0, count: points.count)
    for index in 1..<(points.count - 1) {
      let (left, right) = (slopes[index - 1], slopes[index])
      guard left * right > 0 else { continue }
      let before = points[index].x - points[index - 1].x
      let after = points[index + 1].x - points[index].x
      let mean = (left * after + right * before) / (before + after)
      let limit = 2 * min(abs(left), abs(right))
      tangents[index] = max(-limit, min(limit, mean))
    }
    tangents[0] = (3 * slopes[0] - tangents[1]) / 2
    let end = points.count - 1
    tangents[end] = (3 * slopes[end - 1] - tangents[end - 1]) / 2
    if tangents[0] * slopes[0] < 0 { tangents[0] = 0 }
    if tangents[end] * slopes[end - 1] < 0 { tangents[end] = 0 }
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      let third = (to.x - from.x) / 3
      addCurve(
        to: to,
        control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index - 1]),
        control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index]))
    }
  }
}

private func catmullRom(
  _ before: CGPoint, _ from: CGPoint, _ to: CGPoint, _ after: CGPoint, alpha: CGFloat
) -> (CGPoint, CGPoint) {
  func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    pow((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y), alpha / 2)
  }
  let (first, middle, last) = (knot(before, from), knot(from, to), knot(to, after))
  var one = from
  var two = to
  if first > 0 {
    let a = 2 * first * first + 3 * first * middle + middle * middle
    let n = 3 * first * (first + middle)
    one = CGPoint(
      x: (from.x * a - before.x * middle * middle + to.x * first * first) / n,
      y: (from.y * a - before.y * middle * middle + to.y * first * first) / n)
  }
  if last > 0 {
    let b = 2 * last * last + 3 * last * middle + middle * middle
    let m = 3 * last * (last + middle)
    two = CGPoint(
      x: (to.x * b + from.x * last * last - after.x * middle * middle) / m,
      y: (to.y * b + from.y * last * last - after.y * middle * middle) / m)
  }
  return (one, two)
}
