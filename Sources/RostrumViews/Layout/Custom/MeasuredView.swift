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
  /// The measured ideal size relative to the estimated one.
  private let scale: CGSize

  init(_ estimate: any ArrangedView, ideal: CGSize?, _ answer: Answer?) {
    self.estimate = estimate
    self.ideal = ideal
    self.answer = answer
    let size = estimate.sizeThatFits(.unspecified)
    scale = CGSize(
      width: Self.ratio(ideal?.width, size.width), height: Self.ratio(ideal?.height, size.height))
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

  func guide(_ alignment: VerticalAlignment, _ proposal: ProposedViewSize) -> CGFloat? {
    estimate.guide(alignment, scaled(proposal)).map { $0 * scale.height }
  }
}
