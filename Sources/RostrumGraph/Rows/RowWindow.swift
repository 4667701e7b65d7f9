/// The rows of a lazy container that have views.
///
/// A host reports where the rows without views would be: see ``RowPlaceholder``. The window then
/// moves so that it covers what is on the screen, and as much again before and after it. After a jump to
/// rows without views it covers the screen alone at first, so that those are soon there; the next report
/// is about the rows around them.
struct RowWindow: Hashable {
  /// The rows with views, by their offset in the collection.
  private(set) var rows: Range<Int>
  /// The number of elements of the collection.
  private(set) var count: Int
  /// The number of rows beside each other, as in a grid; the window begins and ends with whole lines.
  var lanes: Int { didSet { settle() } }

  /// The number of lines at an end that aren't worth a placeholder.
  private static let slack = 3
  /// The distance from the screen within which rows are created, in screens.
  private static let reach = 1.0
  /// The distance from the screen within which rows are kept, in screens.
  private static let retention = 1.5

  /// Creates a window of the first rows of a collection.
  ///
  /// - Parameters:
  ///   - limit: The number of rows with views.
  ///   - count: The number of elements.
  ///   - lanes: The number of rows beside each other.
  init(first limit: Int, of count: Int, lanes: Int = 1) {
    self.count = count
    self.lanes = lanes
    rows = 0..<max(0, min(limit, count))
    settle()
  }

  /// Follows a change of the number of elements.
  mutating func resize(to count: Int) {
    if count == self.count { return }
    let length = rows.count
    self.count = count
    let upper = min(rows.upperBound, count)
    rows = max(0, min(rows.lowerBound, upper - length))..<upper
    settle()
  }

  /// Moves the window to a row, with as many rows around it as the window has.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - minimum: The number of rows of a window that had fewer.
  mutating func reveal(_ row: Int, atLeast minimum: Int) {
    if rows.contains(row) { return }
    let length = max(rows.count, minimum)
    let lower = max(0, min(row - length / 2, count - length))
    rows = lower..<min(count, lower + length)
    settle()
  }

  /// Creates rows where a part of a placeholder is near the screen, and drops those that are far
  /// away.
  ///
  /// Lengths are in points along the axis of the container; positions are relative to the screen.
  ///
  /// - Parameters:
  ///   - gap: The rows that the placeholder represents.
  ///   - start: The position of the placeholder.
  ///   - length: The length of the placeholder.
  ///   - screen: The length of the screen.
  ///   - pitch: The average distance from one row to the next.
  mutating func follow(
    _ gap: Range<Int>, at start: Double, length: Double, screen: Double, pitch: Double
  ) {
    let end = start + length
    let reach = start <= 0 && end >= screen ? 0 : Self.reach
    let low = max(start, -reach * screen)
    let high = min(end, (1 + reach) * screen)
    guard low < high, !gap.isEmpty, pitch > 0 else { return }
    let scale = Double(gap.count) / length
    let lower = gap.lowerBound + Int(nearest: ((low - start) * scale).rounded(.down))
    let upper = min(
      gap.upperBound, gap.lowerBound + Int(nearest: ((high - start) * scale).rounded(.up)))
    let wanted = lower..<max(lower, upper)
    if gap.lowerBound >= rows.upperBound {
      let kept = rows.upperBound - rows(in: start + Self.retention * screen, pitch)
      rows =
        wanted.lowerBound > rows.upperBound
        ? wanted : max(rows.lowerBound, min(kept, wanted.lowerBound))..<wanted.upperBound
    } else {
      let kept = rows.lowerBound + rows(in: (1 + Self.retention) * screen - end, pitch)
      rows =
        wanted.upperBound < rows.lowerBound
        ? wanted : wanted.lowerBound..<min(rows.upperBound, max(kept, wanted.upperBound))
    }
    settle()
  }

  /// The number of rows in a length, at most that of the collection.
  private func rows(in length: Double, _ pitch: Double) -> Int {
    Int(nearest: (length / pitch).clamped(to: 0...Double(count)).rounded(.up))
  }

  /// Extends the window to whole lines, and to an end that isn't worth a placeholder.
  private mutating func settle() {
    if rows.isEmpty { return }
    var lower = rows.lowerBound / lanes * lanes
    var upper = min(count, (rows.upperBound + lanes - 1) / lanes * lanes)
    if lower <= Self.slack * lanes { lower = 0 }
    if count - upper <= Self.slack * lanes { upper = count }
    rows = lower..<upper
  }
}
