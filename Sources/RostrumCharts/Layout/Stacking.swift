/// How marks at the same place are put on top of each other.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable { case standard, normalized, center, unstacked }
  let kind: Kind

  /// On top of each other, negative values below zero.
  public static let standard = MarkStackingMethod(kind: .standard)
  /// On top of each other, as parts of 1.
  public static let normalized = MarkStackingMethod(kind: .normalized)
  /// On top of each other, centred on zero.
  public static let center = MarkStackingMethod(kind: .center)
  /// Each from zero.
  public static let unstacked = MarkStackingMethod(kind: .unstacked)
}

/// Stacks values that share a place.
package enum Stacking {
  /// The intervals of values.
  ///
  /// ```swift
  /// Stacking.intervals(of: [3, -1, 2], at: ["a", "a", "a"], .standard)  // 0…3, -1…0, 3…5
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values; those that aren't finite take no room.
  ///   - places: The place of each value.
  ///   - method: How values with the same place are stacked.
  /// - Returns: The interval of each value, in the order of the values.
  /// - Complexity: O(*n*) in the number of values.
  package static func intervals<Place: Hashable>(
    of values: [Double], at places: [Place], _ method: MarkStackingMethod
  ) -> [(from: Double, to: Double)] {
    var sums: [Place: (above: Double, below: Double)] = [:]
    var intervals = zip(values, places).map { value, place -> (from: Double, to: Double) in
      guard value.isFinite, method != .unstacked else { return (0, value) }
      var sum = sums[place] ?? (0, 0)
      defer { sums[place] = sum }
      if value < 0 {
        defer { sum.below += value }
        return (sum.below, sum.below + value)
      }
      defer { sum.above += value }
      return (sum.above, sum.above + value)
    }
    switch method.kind {
    case .standard, .unstacked: break
    case .normalized:
      for (index, place) in places.enumerated() {
        guard let sum = sums[place], sum.above - sum.below > 0 else { continue }
        let whole = sum.above - sum.below
        intervals[index].from /= whole
        intervals[index].to /= whole
      }
    case .center:
      for (index, place) in places.enumerated() {
        guard let sum = sums[place] else { continue }
        let shift = (sum.above + sum.below) / 2
        intervals[index].from -= shift
        intervals[index].to -= shift
      }
    }
    return intervals
  }
}
