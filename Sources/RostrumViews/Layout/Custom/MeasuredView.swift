import Foundation

/// A view of an app's layout, which responds with what the host has measured.
final class MeasuredView: ArrangedView {
  /// The size of a view for a proposal.
  struct Answer {
    let proposal: ProposedViewSize
    let size: CGSize
  }

  private let estimate: any ArrangedView
  private let ideal: CGSize?
  private let answer: Answer?
  /// The guides that the outermost box determines.
  private let guides: [AlignmentGuide]
  /// The measured ideal size relative to the estimated one.
  private let scale: CGSize

  init(
    _ estimate: any ArrangedView, ideal: CGSize?, _ answer: Answer?, guides: [AlignmentGuide]
  ) {
    self.estimate = estimate
    self.ideal = ideal
    self.answer = answer
    self.guides = guides
    let size = estimate.sizeThatFits(.unspecified)
    scale = CGSize(
      width: Self.ratio(ideal?.width, size.width), height: Self.ratio(ideal?.height, size.height))
  }

  /// Creates the view with fewer guides.
  private init(_ view: MeasuredView, guides: [AlignmentGuide]) {
    estimate = PlainView(view.estimate)
    ideal = view.ideal
    answer = view.answer
    scale = view.scale
    self.guides = guides
  }

  private static func ratio(_ measured: CGFloat?, _ estimate: CGFloat) -> CGFloat {
    guard let measured, measured > 0, estimate > 0 else { return 1 }
    return measured / estimate
  }

  /// Whether the host has measured the view.
  var isMeasured: Bool { ideal != nil }

  var facts: LayoutFacts { estimate.facts }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let ideal, proposal == .unspecified { return ideal }
    if let answer, answer.proposal == proposal {
      return CGSize(
        width: Self.snap(answer.size.width, to: proposal.width),
        height: Self.snap(answer.size.height, to: proposal.height))
    }
    let size = estimate.sizeThatFits(scaled(proposal))
    return CGSize(width: size.width * scale.width, height: size.height * scale.height)
  }

  /// The proposal in the lengths of the estimate.
  private func scaled(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 / scale.width },
      height: proposal.height.map { $0 / scale.height })
  }

  /// A length of a view that fills, without the rounding of browsers.
  private static func snap(_ length: CGFloat, to proposal: CGFloat?) -> CGFloat {
    guard let proposal, abs(length - proposal) < 0.04 else { return length }
    return proposal
  }

  func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    if let last = guides.lastIndex(where: { $0.key == key }) {
      let inner = MeasuredView(self, guides: Array(guides[..<last]))
      let value = guides[last].value(in: ViewDimensions(inner, proposal))
      return value.isFinite ? value : 0
    }
    let factor = key.axis == .horizontal ? scale.width : scale.height
    return estimate.guide(key, scaled(proposal)).map { $0 * factor }
  }
}

/// A view whose guides are its alignments' defaults.
private final class PlainView: ArrangedView {
  private let view: any ArrangedView

  init(_ view: any ArrangedView) {
    self.view = view
  }

  var facts: LayoutFacts { view.facts }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view.sizeThatFits(proposal) }

  func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    key.standard?.isBaseline == true ? view.guide(key, proposal) : nil
  }
}
