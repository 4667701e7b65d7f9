import RostrumElements

/// The columns or the rows of a grid.
struct GridTracks {
  let count: Int
  /// The spacing before each track; 0 for the first.
  let gaps: [Double]

  /// Divides a length among the tracks, the least flexible one first.
  ///
  /// - Parameters:
  ///   - length: The length of all tracks; `nil` for the ideal length.
  ///   - measure: Returns the length that a track takes of a proposal.
  /// - Returns: The lengths of the tracks.
  /// - Complexity: O(*n* log *n*) in the number of tracks.
  func divide(_ length: Double?, _ measure: (Int, Double?) -> Double) -> [Double] {
    guard let length, length > 0, length < .infinity else {
      return (0..<count).map { measure($0, length) }
    }
    let limits = (0..<count).map { (least: measure($0, 0), greatest: measure($0, .infinity)) }
    let order = (0..<count).sorted { first, second in
      let (one, other) = (limits[first], limits[second])
      if one.greatest == .infinity && other.greatest == .infinity { return one.least > other.least }
      return one.greatest - one.least < other.greatest - other.least
    }
    var result = Array(repeating: 0.0, count: count)
    var left = length - gaps.reduce(0, +)
    for (place, index) in order.enumerated() {
      result[index] = measure(index, max(0, left / Double(count - place)))
      left -= result[index]
    }
    return result
  }

  /// The length of all tracks, including spacing.
  func total(_ lengths: [Double]) -> Double {
    lengths.reduce(0, +) + gaps.reduce(0, +)
  }

  /// The position of each track.
  func starts(_ lengths: [Double]) -> [Double] {
    var start = 0.0
    return lengths.indices.map { index in
      start += gaps[index]
      defer { start += lengths[index] }
      return start
    }
  }

  /// The width of the columns that a cell spans.
  func length(of cell: GridNode.Cell, _ widths: [Double]) -> Double {
    let last = min(cell.column + cell.span, widths.count)
    guard cell.column < last else { return 0 }
    return widths[cell.column..<last].reduce(0, +) + gaps[(cell.column + 1)..<last].reduce(0, +)
  }
}
