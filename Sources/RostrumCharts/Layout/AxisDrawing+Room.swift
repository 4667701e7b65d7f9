import Foundation
import RostrumElements

extension AxisDrawing {
  /// Finds the length of the plot below which each label is left out, because it would touch others or leave the chart.
  ///
  /// The browser leaves labels out where a plot is smaller than expected: every second one, of the rest every second
  /// one, and so on. So those that are shown are at equal distances, and what a plot shows as it shrinks is a part of
  /// what it showed before.
  ///
  /// - Parameters:
  ///   - before: The room before the plot, in points.
  ///   - after: The room after the plot, in points.
  /// - Complexity: O(*n* log *n*) in the number of labels.
  mutating func thin(before: Double, after: Double) {
    let sorted = shownLabels.indices.sorted { shownLabels[$0].fraction < shownLabels[$1].fraction }
    let first = firstNumber(sorted)
    let most = sorted.count.bitWidth - sorted.count.leadingZeroBitCount
    // The least lengths at which every label has room, every second one, every fourth one, and so on.
    let lengths = (0...most).map { power in
      let step = 1 << power
      let kept = sorted.indices.filter { (first + $0) % step == 0 }.map { sorted[$0] }
      return zip(kept, kept.dropFirst()).map(leastLength).max() ?? 0
    }
    for (place, index) in sorted.enumerated() {
      let number = first + place
      let power = number == 0 ? most : min(most, number.trailingZeroBitCount)
      let beside = lengths[...power].min() ?? 0
      // In large steps, which are seldom passed while the axis moves.
      let edge =
        (leastLength(of: shownLabels[index], before: before, after: after) / 64).rounded(.up) * 64
      shownLabels[index].leastLength = max(beside, edge)
    }
  }

  /// The number of the first label among all multiples of the distance of labels, so that a label keeps its number
  /// while the axis moves; 0 for labels at different distances.
  private func firstNumber(_ sorted: [Int]) -> Int {
    let coordinates = sorted.compactMap { shownLabels[$0].value.coordinate }
    guard scale.continuous?.curve == .linear, coordinates.count == sorted.count,
      let first = coordinates.first
    else { return 0 }
    let distances = zip(coordinates.dropFirst(), coordinates).map { abs($0 - $1) }
    guard let least = distances.min(), let greatest = distances.max(), least > 0,
      greatest - least <= least / 100
    else { return 0 }
    // Labels are counted from where they are least, whichever end that is.
    let number = (first / least).rounded()
    guard abs(number) < 1e12 else { return 0 }
    let isAscending = (coordinates.last ?? first) >= first
    return abs(Int(isAscending ? number : -number)) % (1 << 20)
  }

  /// The least length of the plot at which two labels don't touch each other.
  private func leastLength(_ one: Int, _ other: Int) -> Double {
    let (one, other) = (shownLabels[one], shownLabels[other])
    let distance = other.fraction - one.fraction
    guard distance > 0 else { return 0 }
    return (reach(of: one).after + gap + reach(of: other).before) / distance
  }

  /// The distance of labels in points.
  private var gap: Double { scale.isVertical ? 1 : 4 }

  /// The least length of the plot at which a label is within the chart.
  private func leastLength(of label: Label, before: Double, after: Double) -> Double {
    let reach = reach(of: label)
    let beside = label.isBeside ? Self.roomBeside : .infinity
    func least(_ length: Double, _ room: Double, _ distance: Double) -> Double {
      length > room && distance > 0.005 ? (length - room) / distance : 0
    }
    return max(
      least(reach.before, start == 1 ? min(before, beside) : before, label.fraction),
      least(reach.after, start == 0 ? min(after, beside) : after, 1 - label.fraction))
  }

  /// How far a label reaches before and after its value along the axis, in points.
  private func reach(of label: Label) -> (before: Double, after: Double) {
    if scale.isVertical { return (label.height / 2, label.height / 2) }
    let anchor = label.anchor.map { Double($0.x) } ?? (label.isBeside ? start : 0.5)
    // A label beside its line is at a distance from it.
    let moved = label.isBeside ? 4 - 8 * start : 0
    return (label.width * anchor - moved, label.width * (1 - anchor) + moved)
  }
}
