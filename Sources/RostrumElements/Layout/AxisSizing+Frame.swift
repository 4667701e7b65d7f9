extension AxisSizing {
  /// The sizing of a frame around a view: `frame(width:)` and `frame(minWidth:idealWidth:maxWidth:)`.
  ///
  /// A frame with a greatest length takes what is offered up to that length. A frame with only a least
  /// length is as long as the view, and at least that long.
  ///
  /// - Parameters:
  ///   - exact: The one length of the frame.
  ///   - least: The least length of the frame.
  ///   - ideal: The length where nothing in particular is offered.
  ///   - greatest: The greatest length of the frame.
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
