import Foundation
import RostrumLayout

/// An app's layout, performed with what the host has measured.
///
/// A host measures the space for the layout, the ideal size of each view, and the size of each view
/// for what was last proposed to it. For other proposals a view responds with an estimate of the layout
/// engine, scaled to the ideal size. The layout is performed again when the host reports a different
/// size than the one that it was performed with.
@MainActor
final class MeasuredLayout {
  private let reference: GraphReference
  private unowned let handle: ElementHandle
  private var session: (rules: any ArrangementRules, any ArrangementSession)?
  /// The known space, which may be larger than what the layout takes of it.
  private var space: (width: CGFloat, height: CGFloat)?
  private var sizing: Arrangement.Sizing?
  /// What was proposed to each view.
  private var proposals: [ElementID: ProposedViewSize] = [:]
  /// What each view responded to the last proposal that the host has laid out.
  private var answers: [ElementID: MeasuredView.Answer] = [:]
  private var reports = 0
  private var window: CGSize?
  /// Whether the layout takes all it can, because the space may have grown.
  private var isProbing = true
  private var seen: [ElementGeometry?] = []
  private var measuredIDs: [ElementID] = []

  init(of node: Node, _ handle: ElementHandle) {
    reference = node.graph.reference
    self.handle = handle
  }

  private var measurements: Measurements { reference.living.service(Measurements.self) }

  /// Whether the layout was performed with what the host has last measured.
  var isCurrent: Bool {
    window == measurements.window && seen == measuredIDs.map { measurements.geometry(of: $0) }
  }

  /// Performs the layout.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - children: The views.
  ///   - axis: The axis of a layout that is a row or a column.
  ///   - estimate: The estimated space, for the first layout.
  ///   - box: The element that the host measures for a view.
  /// - Returns: The sizing of the layout, and the frames of the views.
  func perform(
    _ rules: any ArrangementRules, on children: [ElementHandle], _ axis: Axis?, in estimate: CGSize,
    _ box: (ElementHandle) -> ElementID?
  ) -> (sizing: Arrangement.Sizing, frames: [PlacedFrame]) {
    let boxes = children.map { box($0) ?? $0.outer.id }
    note(boxes)
    let views = views(of: children, boxes, axis, in: estimate)
    let session = session(rules, views)
    let space = ProposedViewSize(
      width: space?.width ?? window?.width ?? estimate.width,
      height: space?.height ?? window?.height ?? estimate.height)
    let size = session.sizeThatFits(space)
    let sizing = sizing(of: session, size, in: space)
    self.sizing = sizing
    let bounds = CGSize(
      width: size.width.isFinite ? size.width : space.width ?? 0,
      height: size.height.isFinite ? size.height : space.height ?? 0)
    let places = session.placements(in: bounds, space)
    var frames: [PlacedFrame] = []
    for (index, place) in places.enumerated() {
      proposals[boxes[index]] = place.proposal
      let origin = place.origin(of: views[index].sizeThatFits(place.proposal))
      frames.append(
        PlacedFrame(
          x: Double(origin.x), y: Double(origin.y), width: place.proposal.width.map { Double($0) },
          height: place.proposal.height.map { Double($0) },
          isKnown: self.space != nil && views[index].isMeasured))
    }
    return (sizing, frames)
  }

  private func session(
    _ rules: any ArrangementRules, _ views: [MeasuredView]
  ) -> any ArrangementSession {
    if let session, session.rules === rules {
      session.1.update(views)
      return session.1
    }
    let session = rules.begin(views)
    self.session = (rules, session)
    return session
  }

  private func views(
    of children: [ElementHandle], _ boxes: [ElementID], _ axis: Axis?, in estimate: CGSize
  ) -> [MeasuredView] {
    let snapshots = children.map { $0.outer.snapshot }
    let estimates = LayoutEngine.ofBrowser.views(
      of: snapshots, inheriting: handle.core.inheritedStyles, within: axis,
      window: window ?? estimate)
    return boxes.indices.map { index in
      let id = boxes[index]
      return MeasuredView(
        estimates[index], ideal: measurements.geometry(of: id)?.ideal, answers[id],
        guides: snapshots[index].guides)
    }
  }
}

extension MeasuredLayout {
  /// Notes what the host has measured since the last layout.
  private func note(_ boxes: [ElementID]) {
    measuredIDs = [handle.core.id] + boxes
    seen = measuredIDs.map { measurements.geometry(of: $0) }
    defer { if space == nil { isProbing = true } }
    guard measurements.reports != reports else { return }
    reports = measurements.reports
    isProbing = window.map { $0 != measurements.window } ?? false
    window = measurements.window
    let ids = Set(measuredIDs)
    proposals = proposals.filter { ids.contains($0.key) }
    answers = [:]
    for (id, proposal) in proposals {
      guard let size = measurements.geometry(of: id)?.size else { continue }
      answers[id] = MeasuredView.Answer(proposal: proposal, size: size)
    }
    noteSpace()
  }

  /// Notes the space for the layout.
  ///
  /// A layout that is as long as it wants to be has at least as much space as before.
  private func noteSpace() {
    guard let size = measurements.geometry(of: handle.core.id)?.size, let sizing else { return }
    space = (
      Self.space(size.width, sizing.width, space?.width),
      Self.space(size.height, sizing.height, space?.height)
    )
  }

  private static func space(
    _ length: CGFloat, _ sizing: AxisSizing, _ former: CGFloat?
  ) -> CGFloat {
    guard case .ranges(_, _, let greatest?) = sizing, let former, former > length,
      length > CGFloat(greatest) - 0.1
    else { return length }
    return former
  }

  /// How much of the space the layout takes.
  ///
  /// A layout that responds with less than the space becomes no longer than that, unless the space may
  /// have grown.
  private func sizing(
    of session: any ArrangementSession, _ chosen: CGSize, in space: ProposedViewSize
  ) -> Arrangement.Sizing {
    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      session.sizeThatFits(ProposedViewSize(width: width, height: height))
    }
    let width = AxisSizing(
      least: size(0, space.height).width, ideal: size(nil, space.height).width,
      greatest: size(.infinity, space.height).width, isProbing ? nil : chosen.width)
    let height = AxisSizing(
      least: size(space.width, 0).height, ideal: size(space.width, nil).height,
      greatest: size(space.width, .infinity).height, isProbing ? nil : chosen.height)
    return Arrangement.Sizing(width: width, height: height, spacing: session.spacing)
  }
}

extension AxisSizing {
  /// The sizing of a layout, from its responses to the proposals of no, an unspecified and unlimited
  /// space, and of the space that it has.
  fileprivate init(
    least: CGFloat, ideal: CGFloat, greatest: CGFloat, _ chosen: CGFloat?
  ) {
    let least = least.isFinite ? Double(least) : 0
    if greatest == .infinity {
      self = .fills(least: least, ideal: ideal.isFinite ? Double(ideal) : 10)
    } else if Double(greatest) - least < 0.1 {
      self = .fixed(Double(greatest))
    } else {
      let greatest = Double(min(greatest, chosen ?? greatest))
      self = .ranges(least: min(least, greatest), ideal: nil, greatest: greatest)
    }
  }
}

extension ElementSnapshot {
  /// The guides of the outermost box, which are functions of the size that is measured.
  fileprivate var guides: [AlignmentGuide] {
    if case .guides(let guides)? = state.styles.last { guides } else { [] }
  }
}

extension LayoutEngine {
  /// The engine with the sizes of the theme in browsers.
  fileprivate static let ofBrowser = LayoutEngine(
    metrics: LayoutMetrics(text: DejaVuMetrics(.theme), pixels: 64))
}

extension Element {
  /// The styles of the element and of those around it, outermost first.
  fileprivate var inheritedStyles: [[StyleProperty]] {
    var styles: [[StyleProperty]] = []
    var next: Element? = self
    while let element = next {
      styles.append(element.state.styles)
      next = element.parent
    }
    return styles.reversed()
  }
}
