import Foundation

extension StrokeStyle {
  /// The parts of a line that the pattern draws.
  ///
  /// - Complexity: O(*n*) in the points of the line and the number of dashes.
  func dashes(of way: StrokeWay) -> [StrokeWay] {
    guard let pattern = DashPattern(self), way.stops.count > 1 else { return [way] }
    var stops = way.stops
    if way.isClosed { stops.append(stops[0]) }
    let length = zip(stops, stops.dropFirst()).reduce(0) {
      $0 + $1.0.point.distance(to: $1.1.point)
    }
    guard length / pattern.meanLength < 10_000 else { return [way] }
    return pattern.parts(of: stops)
  }
}

/// The lengths of dashes and gaps, in turn.
private struct DashPattern {
  private let lengths: [Double]
  private let total: Double
  private let phase: Double

  /// Creates the pattern of a style; `nil` for a solid line.
  init?(_ style: StrokeStyle) {
    let dash = style.dash.map(Double.init)
    guard !dash.isEmpty, dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    lengths = dash.count.isMultiple(of: 2) ? dash : dash + dash
    total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return nil }
    let offset =
      style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: total) : 0
    phase = offset < 0 ? offset + total : offset
  }

  /// The mean length of a dash with its gap.
  var meanLength: Double { total / Double(lengths.count) * 2 }

  /// The parts of a line that are drawn.
  func parts(of stops: [StrokeWay.Stop]) -> [StrokeWay] {
    var (index, left) = start
    var parts: [StrokeWay] = []
    var part = StrokeWay(stops: [stops[0]])
    for (start, end) in zip(stops, stops.dropFirst()) {
      let length = start.point.distance(to: end.point)
      var done = 0.0
      while length - done > left {
        done += left
        let cut = StrokeWay.Stop(point: start.point.mixed(with: end.point, done / length))
        part.add(cut)
        if index.isMultiple(of: 2) { parts.append(part) }
        part = StrokeWay(stops: [cut])
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - done
      part.add(end)
    }
    if index.isMultiple(of: 2), part.stops.count > 1 { parts.append(part) }
    return parts
  }

  /// The dash or gap in which a line begins, and what is left of it.
  private var start: (index: Int, left: Double) {
    var rest = phase
    for (index, length) in lengths.enumerated() {
      if rest < length { return (index, length - rest) }
      rest -= length
    }
    return (0, lengths[0])
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> Double { hypot(other.x - x, other.y - y) }
}
