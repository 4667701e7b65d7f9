/// How much of the length that a view is offered on one axis it takes.
///
/// A length of `nil` is the content's own: the least or the ideal length of what is within.
///
/// ```swift
/// switch facts.width {
/// case .hugs, .wraps: "max-content"
/// case .fills: "100%"
/// …
/// ```
public enum AxisSizing: Hashable, Sendable {
  /// As long as the content, whatever is offered.
  case hugs
  /// What is offered, from the least to the ideal length of the content: a text, which is broken into
  /// lines, and what holds such a view.
  case wraps
  /// What is offered, within limits; the ideal length where nothing in particular is offered.
  case ranges(least: Double?, ideal: Double?, greatest: Double?)
  /// All that is offered.
  case fills(least: Double? = nil, ideal: Double? = nil)
  /// As much as the other axis allows: the ratio of width to height, or the content's own for `nil`.
  case follows(ratio: Double?, ContentMode)

  /// One length, whatever is offered.
  ///
  /// - Parameter length: The length in points.
  /// - Returns: A range of one length.
  public static func fixed(_ length: Double) -> Self {
    .ranges(least: length, ideal: length, greatest: length)
  }

  /// Whether the view takes all that it is offered, however much that is.
  public var isFilling: Bool {
    switch self {
    case .fills: true
    case .hugs, .wraps, .ranges, .follows: false
    }
  }

  /// The length, if that doesn't depend on what is offered.
  public var fixedLength: Double? {
    switch self {
    case .ranges(let least, _, let greatest): least == greatest ? least : nil
    case .hugs, .wraps, .fills, .follows: nil
    }
  }
}

extension AxisSizing {
  /// How views beside each other, or on top of each other, share what they are offered together.
  ///
  /// One view that fills makes the whole fill (SwiftUI's `HStack`, `VStack` and `ZStack`).
  ///
  /// - Complexity: O(*n*) in the views.
  init(around views: some Sequence<AxisSizing>) {
    var result = AxisSizing.hugs
    for view in views {
      switch view {
      case .fills:
        self = .fills()
        return
      case .hugs: break
      case .ranges: if view.fixedLength == nil { result = .wraps }
      case .wraps, .follows: result = .wraps
      }
    }
    self = result
  }

  /// The sizing with a distance at both ends.
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

  /// The sizing where the ideal length is offered, whatever is there: `fixedSize()`.
  var atIdeal: Self {
    switch self {
    case .hugs, .wraps, .follows: .hugs
    case .ranges(_, let ideal, _), .fills(_, let ideal): ideal.map { .fixed($0) } ?? .hugs
    }
  }
}
