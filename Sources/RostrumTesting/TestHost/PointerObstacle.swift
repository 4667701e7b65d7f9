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
    if element.lineage.contains(where: { $0.state.has(.hitTestingDisabled) }) { return .ignored }
    if element.lineage.contains(where: \.isTransparent) { return .transparent }
    guard element.role != .tab else { return nil }
    window.request(ScrollRequest(target: element.id, extent: .center, isUsers: true))
    let canBeOutside = element.canBeOutside
    guard canBeOutside || element.canBeCovered(in: graph.root) else { return nil }
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

  fileprivate var isTransparent: Bool {
    state.styles.contains { if case .opacity(let opacity) = $0 { opacity <= 0 } else { false } }
  }

  /// Whether the element can be beyond the edges of its scroll view or window for good.
  fileprivate var canBeOutside: Bool {
    lineage.contains { element in
      if case .scroll(_, _, isEnabled: false) = element.content { return true }
      return element.state.styles.contains { $0.movesContent || $0 == .clipped }
    }
  }

  /// Whether another element can be in front, as far as the tree shows it without a layout.
  fileprivate func canBeCovered(in root: Element) -> Bool {
    for (child, parent) in zip(lineage, lineage.dropFirst()) where parent.isLayered {
      if parent.children.last !== child { return true }
      if parent.children.contains(where: { $0.state.styles.contains(where: \.isOrder) }) {
        return true
      }
    }
    return root.containsMovedContent
  }

  /// Whether the children are on top of each other.
  private var isLayered: Bool {
    switch content {
    case .overlay, .group(.asyncImage): true
    default: false
    }
  }

  /// Whether a style of the element or a descendant moves views onto their siblings; O(n).
  private var containsMovedContent: Bool {
    if state.styles.contains(where: \.movesContent) { return true }
    return children.contains(where: \.containsMovedContent)
  }
}

extension StyleProperty {
  fileprivate var isOrder: Bool {
    if case .zIndex = self { true } else { false }
  }

  /// Whether the style can move a view out of its place, onto others.
  fileprivate var movesContent: Bool {
    switch self {
    case .offset, .position: true
    case .spacing(let length): length < 0
    case .gridSpacing(let horizontal, let vertical): min(horizontal ?? 0, vertical ?? 0) < 0
    case .padding(let insets):
      min(insets.top, insets.leading, insets.bottom, insets.trailing) < 0
    default: false
    }
  }
}
