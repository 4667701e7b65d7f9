import RostrumElements

/// A step of a layout: a view or a modifier around it.
///
/// A parent proposes a size, the node chooses its own, and the parent positions the node. Chosen
/// sizes are cached, because stacks ask several times: for the minimum, the maximum and the final
/// size.
///
/// NB: The nodes of a layout belong to one call on one thread, so their accesses aren't checked.
class LayoutNode {
  /// The facts about the size that are known without measuring.
  @exclusivity(unchecked) final var facts: LayoutFacts
  /// The element whose content this node is.
  @exclusivity(unchecked) final var content: ElementID?
  /// The element whose box this node is.
  @exclusivity(unchecked) final var box: ElementID?
  /// Whether the node clips its content.
  @exclusivity(unchecked) final var isClipping = false
  /// Whether the direction of the node differs from that around it.
  @exclusivity(unchecked) final var isMirrored = false
  /// The radius of the corners of a node that clips its content.
  @exclusivity(unchecked) final var cornerRadius = 0.0
  /// Whether the content is neither visible nor accepts taps.
  @exclusivity(unchecked) final var isHidden = false
  /// Whether the node takes a whole line of a grid with predefined tracks.
  @exclusivity(unchecked) final var isWholeLine = false
  /// The drawing order among siblings.
  @exclusivity(unchecked) final var zIndex = 0.0
  /// Whether the size depends on more than the proposal, because a descendant's size is relative to
  /// a container.
  @exclusivity(unchecked) final var isRelative = false
  /// Whether the node or a descendant has guides of its own.
  @exclusivity(unchecked) final var hasGuides = false
  @exclusivity(unchecked) private var answers = Answers()

  init(_ facts: LayoutFacts) {
    self.facts = facts
  }

  /// Returns the size that the node chooses for a proposal.
  func measure(_ proposal: Proposal) -> LayoutSize {
    preconditionFailure("A node of a layout measures itself.")
  }

  /// Places the content in a box of the size that the node chose for the proposal.
  func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {}

  /// The distance of a guide that the node or a descendant determines, such as a text its baselines;
  /// `nil` for the alignment's default.
  func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? { nil }

  /// Returns the size that the node chooses for a proposal.
  final func size(_ proposal: Proposal) -> LayoutSize {
    if isRelative { return measure(proposal) }
    if let answer = answers[proposal] { return answer }
    let answer = measure(proposal)
    answers.add(answer, for: proposal)
    return answer
  }

  /// Places the node with its descendants.
  final func place(at origin: LayoutPoint, _ proposal: Proposal, _ placer: inout Placer) {
    let rect = LayoutRect(origin: origin, size: size(proposal))
    let outer = placer.region
    if isHidden { placer.region.isHidden = true }
    if isMirrored { placer.mirror(rect) }
    if let box { placer.add(box, box: rect) }
    if isClipping { placer.clip(to: rect, radius: cornerRadius) }
    if let content { placer.setFrame(of: content, to: rect) }
    placeContent(in: rect, proposal, &placer)
    placer.region = outer
  }
}

extension LayoutNode {
  /// The minimum length of the node for a proposal along the other axis, from the facts if they
  /// determine it.
  final func least(_ axis: Axis, across: Double?) -> Double {
    switch facts[axis] {
    case .ranges(let least?, _, _), .fills(let least?, _): least
    case .hugs, .wraps, .ranges, .fills, .follows: size(Proposal(axis, 0, across: across))[axis]
    }
  }

  /// The maximum length of the node for a proposal along the other axis, from the facts if they
  /// determine it.
  final func greatest(_ axis: Axis, across: Double?) -> Double {
    switch facts[axis] {
    case .ranges(_, _, let greatest?): greatest
    case .fills: .infinity
    case .hugs, .wraps, .ranges, .follows:
      size(Proposal(axis, .infinity, across: across))[axis]
    }
  }

  /// Whether the node becomes longer than its ideal length if more is proposed.
  final func stretches(_ axis: Axis) -> Bool {
    switch facts[axis] {
    case .hugs: false
    case .wraps, .fills, .follows: true
    case .ranges: facts[axis].fixedLength == nil
    }
  }
}

/// The cached sizes of a node.
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
