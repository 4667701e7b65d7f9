import RostrumElements

/// A view with a ratio of width to height that fits in the proposed size or fills it.
///
/// The view is proposed a size with that ratio; its chosen size counts, so text takes no more than
/// it needs.
final class AspectRatioNode: UnaryNode {
  let ratio: Double?
  let mode: ContentMode

  init(_ child: LayoutNode, _ ratio: Double?, _ mode: ContentMode, _ facts: LayoutFacts) {
    self.ratio = ratio
    self.mode = mode
    super.init(child, facts)
  }

  override func inner(_ proposal: Proposal) -> Proposal {
    guard let ratio = ratio ?? ownRatio, ratio > 0, ratio < .infinity else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      let ideal = child.size(.ideal)
      return Proposal(scaled(ratio, ideal.width, ideal.height))
    case (let width?, nil): return Proposal(width: width, height: width / ratio)
    case (nil, let height?): return Proposal(width: height * ratio, height: height)
    case (let width?, let height?): return Proposal(scaled(ratio, width, height))
    }
  }

  /// The ratio of the view's ideal size.
  private var ownRatio: Double? {
    let ideal = child.size(.ideal)
    return ideal.height > 0 ? ideal.width / ideal.height : nil
  }

  private func scaled(_ ratio: Double, _ width: Double, _ height: Double) -> LayoutSize {
    let isWide = width > height * ratio
    return isWide == (mode == .fit)
      ? LayoutSize(width: height * ratio, height: height)
      : LayoutSize(width: width, height: width / ratio)
  }
}
