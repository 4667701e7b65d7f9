/// How much of a proposed length a view takes along one axis.
///
/// A length of `nil` is the content's own minimum or ideal length.
///
/// ```swift
/// switch facts.width {
/// case .hugs, .wraps: "max-content"
/// case .fills: "100%"
/// …
/// ```
public enum AxisSizing: Hashable, Sendable {
  /// The length of the content, whatever is proposed.
  case hugs
  /// The proposed length, from the minimum to the ideal length of the content: a text, which is
  /// broken into lines, or a container of such a view.
  case wraps
  /// The proposed length, within bounds; the ideal length for an unspecified proposal.
  case ranges(least: Double?, ideal: Double?, greatest: Double?)
  /// The whole proposed length.
  case fills(least: Double? = nil, ideal: Double? = nil)
  /// A length that depends on the other axis: the ratio of width to height, or the content's own
  /// for `nil`.
  case follows(ratio: Double?, ContentMode)

  /// A single length, whatever is proposed.
  ///
  /// - Parameter length: The length in points.
  /// - Returns: A range of a single length.
  public static func fixed(_ length: Double) -> Self {
    .ranges(least: length, ideal: length, greatest: length)
  }

  /// Whether the view takes the whole proposed length, however long it is.
  public var isFilling: Bool {
    switch self {
    case .fills: true
    case .hugs, .wraps, .ranges, .follows: false
    }
  }

  /// The length, if it doesn't depend on the proposal.
  public var fixedLength: Double? {
    switch self {
    case .ranges(let least, _, let greatest): least == greatest ? least : nil
    case .hugs, .wraps, .fills, .follows: nil
    }
  }
}

extension AxisSizing {
  /// Combines the sizings of views that are side by side, or on top of each other.
  ///
  /// A single view that fills or covers the space makes the container fill, as in SwiftUI's
  /// `HStack`, `VStack` and `ZStack`. A container of views that range between two lengths does so, too: it has no bounds
  /// of its own, because they are those of its content.
  ///
  /// - Complexity: O(*n*) in the number of views.
  init(around views: some Sequence<AxisSizing>) {
    var result = AxisSizing.hugs
    for view in views {
      switch view {
      case .fills, .follows(_, .fill):
        self = .fills()
        return
      case .hugs: break
      case .ranges, .follows: if view.fixedLength == nil { result = .contentRange }
      case .wraps: if result == .hugs { result = .wraps }
      }
    }
    self = result
  }

  /// The length of a container that can be shorter than its ideal length without wrapping lines.
  public static let contentRange = Self.ranges(least: nil, ideal: nil, greatest: nil)

  /// Returns the sizing with padding at both ends.
  func padded(by length: Double) -> Self {
    switch self {
    case .hugs, .wraps, .follows: self
    case .ranges(let least, let ideal, let greatest):
      .ranges(
        least: least.map { max(0, $0 + length) }, ideal: ideal.map { max(0, $0 + length) },
        greatest: greatest.map { max(0, $0 + length) })
    case .fills(let least, let ideal):
      .fills(
        least: least.map { max(0, $0 + length) }, ideal: ideal.map { max(0, $0 + length) })
    }
  }

  /// The sizing when the ideal length is proposed regardless of the available space: `fixedSize()`.
  var atIdeal: Self {
    switch self {
    case .hugs, .wraps, .follows: .hugs
    case .ranges(_, let ideal, _), .fills(_, let ideal): ideal.map { .fixed($0) } ?? .hugs
    }
  }
}
