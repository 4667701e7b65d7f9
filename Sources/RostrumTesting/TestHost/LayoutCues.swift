import RostrumViews

/// The elements that require a layout; without them, a test host computes none.
struct LayoutCues {
  /// The elements that show the first of their views that fits.
  private(set) var fitting: Set<ElementID> = []
  /// The elements that can be on top of their siblings, because of an offset or similar.
  private(set) var moved: Set<ElementID> = []

  /// Adds an element, or takes note of its new state.
  mutating func note(_ id: ElementID, _ state: ElementState) {
    forget(id)
    if case .fitting = state.content { fitting.insert(id) }
    for style in state.styles where style.movesContent {
      moved.insert(id)
      break
    }
  }

  /// Removes an element.
  mutating func forget(_ id: ElementID) {
    if !fitting.isEmpty { fitting.remove(id) }
    if !moved.isEmpty { moved.remove(id) }
  }
}

extension StyleProperty {
  /// Whether the style can move a view out of its place, onto others.
  var movesContent: Bool {
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
