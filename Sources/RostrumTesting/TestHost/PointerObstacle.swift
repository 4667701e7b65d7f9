import Foundation
import RostrumLayout
import RostrumViews

/// The reason why a pointer can't reach an element that is on the screen.
enum PointerObstacle: Hashable {
  /// The element or one of its ancestors ignores pointers.
  case ignored
  /// The element or one of its ancestors is transparent.
  case transparent
  /// Nothing of the element is in the window, and scrolling doesn't change that.
  case outside
  /// Another element is in front.
  case covered(ElementID)
}

extension TestHost {
  /// Returns the reason why a tap at the center of an element doesn't reach it; `nil` if it does.
  ///
  /// Scroll views around the element scroll first. The layout is computed only if the tree contains
  /// something that can cover or move the element, so most taps don't need it.
  func pointerObstacle(of element: Element) -> PointerObstacle? {
    let surroundings = Surroundings(of: element)
    if surroundings.ignoresPointers { return .ignored }
    if surroundings.isTransparent { return .transparent }
    guard element.role != .tab else { return nil }
    if surroundings.scrolls {
      window.request(ScrollRequest(target: element.id, extent: .center, isUsers: true))
    }
    let canBeOutside = surroundings.canBeOutside
    guard canBeOutside || surroundings.hasLayers || !mirror.cues.moved.isEmpty else { return nil }
    guard let placement = layout[element.id], !placement.frame.isEmpty else { return nil }
    let visible = placement.reachable.map(placement.frame.intersection) ?? .null
    if visible.isEmpty { return .outside }
    if canBeOutside, !visible.intersects(CGRect(origin: .zero, size: windowSize)) {
      return .outside
    }
    let center = CGPoint(x: placement.frame.midX, y: placement.frame.midY)
    let point = visible.contains(center) ? center : CGPoint(x: visible.midX, y: visible.midY)
    return frontmost(at: point, before: element).map { .covered($0.id) }
  }

  /// The element that is in front of another at a point, if it stops taps.
  private func frontmost(at point: CGPoint, before element: Element) -> Element? {
    let presentation = element.presentation
    for placement in layout.placements.reversed() {
      guard placement.id != element.id else { return nil }
      guard placement.reachable?.contains(point) == true,
        let other = graph.element(placement.id),
        let part = other.partThatStopsTaps
      else { continue }
      guard !other.lineage.contains(where: { $0.state.has(.hitTestingDisabled) }),
        layout.reaches(other.id, at: point, inBox: part == .box),
        part == .box || other.draws(at: point, in: placement.frame)
      else { continue }
      // Presentations that cover the screen are obstacles by themselves; see `obstacle(in:)`.
      if other.presentation !== presentation { continue }
      // What an element consists of doesn't cover it.
      if other.lineage.contains(where: { $0 === element }) { return nil }
      return other.lineage.first { $0.role.family == .control } ?? other
    }
    return nil
  }
}

extension Element {
  /// The presentation that contains the element, if any.
  fileprivate var presentation: Element? { lineage.first { $0.role.isPresentation } }
}

/// What an element and its ancestors say about taps, without a layout.
@MainActor
private struct Surroundings {
  private(set) var ignoresPointers = false
  private(set) var isTransparent = false
  /// Whether a user can scroll a region around the element.
  private(set) var scrolls = false
  /// Whether the element can be beyond the edges of its scroll view or window for good.
  private(set) var canBeOutside = false
  /// Whether there are layers in front of the element.
  private(set) var hasLayers = false

  // NB: A plain loop, because a sequence of ancestors costs more than all the rest of a tap's check.
  init(of element: Element) {
    var child: Element?
    var next: Element? = element
    while let current = next {
      if current.state.has(.hitTestingDisabled) { ignoresPointers = true }
      for style in current.state.styles {
        switch style {
        case .opacity(let opacity): if opacity <= 0 { isTransparent = true }
        case .clipped: canBeOutside = true
        default: if style.movesContent { canBeOutside = true }
        }
      }
      switch current.content {
      case .scroll(_, _, isEnabled: false): canBeOutside = true
      case .scroll, .list, .form, .table: scrolls = true
      case .overlay, .group(.asyncImage):
        if let child, current.hasLayer(inFrontOf: child) { hasLayers = true }
      default: break
      }
      child = current
      next = current.parent
    }
  }
}

extension Element {
  /// Whether another child can be in front of a child, if the children are on top of each other.
  fileprivate func hasLayer(inFrontOf child: Element) -> Bool {
    children.last !== child
      || children.contains { $0.state.styles.contains(where: \.isOrder) }
  }
}

extension StyleProperty {
  fileprivate var isOrder: Bool {
    if case .zIndex = self { true } else { false }
  }
}
