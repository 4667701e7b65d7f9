import Foundation

/// The areas of paths, combined.
///
/// The results consist of lines: a curve becomes as many as it takes to be no more than a tenth of a
/// point away from each. They don't cross each other, so that both fill rules have the same
/// inside.
extension Path {
  /// Returns the outline of what is in this path, or in another, or in both.
  ///
  /// ```swift
  /// let cloud = Path(ellipseIn: left).union(Path(ellipseIn: right))
  /// ```
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether to use the even-odd rule for the insides of both paths instead of the
  ///     nonzero rule.
  /// - Returns: The outline.
  /// - Complexity: O(*n* log *n* + *k*) for *n* lines of which *k* pairs are close to each other;
  ///   O(*n*²) at worst. That of all combinations is the same.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// Returns the outline of what is both in this path and in another.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether to use the even-odd rule instead of the nonzero rule.
  /// - Returns: The outline.
  /// - Complexity: O(*n*²) in the number of lines at worst: see ``union(_:eoFill:)``.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// Returns the outline of what is in this path and not in another.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether to use the even-odd rule instead of the nonzero rule.
  /// - Returns: The outline.
  /// - Complexity: O(*n*²) in the number of lines at worst: see ``union(_:eoFill:)``.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// Returns the outline of what is in one of two paths only.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether to use the even-odd rule instead of the nonzero rule.
  /// - Returns: The outline.
  /// - Complexity: O(*n*²) in the number of lines at worst: see ``union(_:eoFill:)``.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// Returns the outline of what is in this path, which doesn't cross itself.
  ///
  /// - Parameter eoFill: Whether to use the even-odd rule for the inside instead of the nonzero rule.
  /// - Returns: The outline.
  /// - Complexity: O(*n*²) in the number of lines at worst: see ``union(_:eoFill:)``.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { isInside, _ in isInside }
  }

  private func combined(
    with other: Path, _ eoFill: Bool, _ isInside: @escaping (Bool, Bool) -> Bool
  ) -> Path {
    let (lines, otherLines) = (polylines, other.polylines)
    let grid = AreaGrid(for: lines + otherLines)
    let edges =
      [AreaEdge](lines, on: grid, Windings(first: 1))
      + [AreaEdge](otherLines, on: grid, Windings(second: 1))
    let boundary = AreaSweep.boundary(of: edges.dividedAtCrossings()) { windings in
      let insides =
        eoFill
        ? (windings.first % 2 != 0, windings.second % 2 != 0)
        : (windings.first != 0, windings.second != 0)
      return isInside(insides.0, insides.1)
    }
    return Path { path in
      for line in AreaContours.lines(of: boundary) where line.count > 2 {
        path.addLines(line.map { grid[$0] })
        path.closeSubpath()
      }
    }
  }
}
