extension AxisSizing {
  /// The sizing of a frame around a view: `frame(width:)` and
  /// `frame(minWidth:idealWidth:maxWidth:)`.
  ///
  /// A frame with a maximum length takes the proposed length up to that maximum. A frame with only
  /// a minimum length is as long as the view, and at least as long as the minimum.
  ///
  /// - Parameters:
  ///   - exact: The exact length of the frame.
  ///   - least: The minimum length of the frame.
  ///   - ideal: The length for an unspecified proposal.
  ///   - greatest: The maximum length of the frame.
  /// - Returns: The sizing of the frame.
  func framed(exact: Double?, least: Double?, ideal: Double?, greatest: Double?) -> Self {
    if let exact { return .fixed(max(0, exact)) }
    guard let greatest else { return framed(least: least, ideal: ideal) }
    if greatest == .infinity { return .fills(least: least, ideal: ideal ?? self.ideal) }
    return .ranges(
      least: least, ideal: (ideal ?? self.ideal).map { Swift.min($0, greatest) }, greatest: greatest
    )
  }

  private func framed(least: Double?, ideal: Double?) -> Self {
    guard least != nil || ideal != nil else { return self }
    switch self {
    case .fills(let own, let ownIdeal):
      return .fills(least: least ?? own, ideal: ideal ?? ownIdeal)
    case .ranges(let own, let ownIdeal, let greatest):
      if let length = fixedLength { return .fixed(max(length, least ?? 0)) }
      return .ranges(
        least: least ?? own, ideal: ideal ?? ownIdeal,
        greatest: greatest.map { max($0, least ?? 0) })
    case .hugs, .wraps, .follows:
      return least == nil ? self : .ranges(least: least, ideal: ideal, greatest: nil)
    }
  }

  private var ideal: Double? {
    switch self {
    case .hugs, .wraps, .follows: nil
    case .ranges(_, let ideal, _), .fills(_, let ideal): ideal
    }
  }
}
