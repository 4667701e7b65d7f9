import RostrumElements

/// One step of a layout: a view or one modifier around it.
///
/// A parent proposes a size, the node answers with its own, and the parent places it. Answers are kept,
/// since stacks ask more than once: for the least, the greatest and the final size.
class LayoutNode {
  /// What is known about the size without measuring.
  var facts: LayoutFacts
  /// The element whose content this is.
  var content: ElementID?
  /// The element whose outermost box this is.
  var box: ElementID?
  /// Whether nothing of the content is visible outside of the node.
  var isClipping = false
  /// Whether nothing within is shown or takes taps.
  var isHidden = false
  /// What is drawn in front of what among siblings.
  var zIndex = 0.0
  /// Whether the size depends on more than the offer, because something within takes a part of the
  /// region around it.
  var isRelative = false
  private var answers = Answers()

  init(_ facts: LayoutFacts) {
    self.facts = facts
  }

  /// The size that the node takes of an offer.
  func measure(_ proposal: Proposal) -> LayoutSize {
    preconditionFailure("A node of a layout measures itself.")
  }

  /// Places what is within, in a box of the size that the node takes of the offer.
  func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {}

  /// The distance of a line of text from the upper side; `nil` without text.
  func baseline(_ line: TextLine, _ proposal: Proposal) -> Double? { nil }

  /// The size that the node takes of an offer.
  final func size(_ proposal: Proposal) -> LayoutSize {
    if isRelative { return measure(proposal) }
    if let answer = answers[proposal] { return answer }
    let answer = measure(proposal)
    answers.add(answer, for: proposal)
    return answer
  }

  /// Places the node with everything within.
  final func place(at origin: LayoutPoint, _ proposal: Proposal, _ placer: inout Placer) {
    let rect = LayoutRect(origin: origin, size: size(proposal))
    let outer = placer.region
    if isHidden { placer.region.isHidden = true }
    if let box { placer.add(box, box: rect) }
    if let content { placer.setFrame(of: content, to: rect) }
    if isClipping { placer.clip(to: rect) }
    placeContent(in: rect, proposal, &placer)
    placer.region = outer
  }
}

/// The first or last line of a text.
enum TextLine {
  case first, last
}

extension LayoutNode {
  /// The least length that the node takes with an offer on the other axis, from the facts where they
  /// say it.
  final func least(_ axis: Axis, across: Double?) -> Double {
    switch facts[axis] {
    case .ranges(let least?, _, _), .fills(let least?, _): least
    case .hugs, .wraps, .ranges, .fills, .follows: size(Proposal(axis, 0, across: across))[axis]
    }
  }

  /// The greatest length that the node takes with an offer on the other axis, from the facts where they
  /// say it.
  final func greatest(_ axis: Axis, across: Double?) -> Double {
    switch facts[axis] {
    case .ranges(_, _, let greatest?): greatest
    case .fills: .infinity
    case .hugs, .wraps, .ranges, .follows:
      size(Proposal(axis, .infinity, across: across))[axis]
    }
  }

  /// Whether the node is longer where it is offered more than its ideal length.
  final func stretches(_ axis: Axis) -> Bool {
    switch facts[axis] {
    case .hugs: false
    case .wraps, .fills, .follows: true
    case .ranges: facts[axis].fixedLength == nil
    }
  }
}

/// The last answers of a node.
private struct Answers {
  private var first: (Proposal, LayoutSize)?
  private var second: (Proposal, LayoutSize)?
  private var third: (Proposal, LayoutSize)?
  private var fourth: (Proposal, LayoutSize)?

  subscript(proposal: Proposal) -> LayoutSize? {
    if let first, first.0 == proposal { return first.1 }
    if let second, second.0 == proposal { return second.1 }
    if let third, third.0 == proposal { return third.1 }
    if let fourth, fourth.0 == proposal { return fourth.1 }
    return nil
  }

  mutating func add(_ size: LayoutSize, for proposal: Proposal) {
    fourth = third
    third = second
    second = first
    first = (proposal, size)
  }
}
