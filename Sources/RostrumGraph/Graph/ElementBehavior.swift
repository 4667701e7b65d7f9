/// What an element does besides being shown: it handles events, follows the focus, or is measured.
///
/// Most elements are only shown, so a handle has room for a reference to its behavior only.
@MainActor
final class ElementBehavior {
  /// The handlers, by kind of event.
  @exclusivity(unchecked) private(set) var handlers: [UserEvent.Kind: ElementDraft.Handler] = [:]
  /// The checks that run before the handlers, by kind of event.
  @exclusivity(unchecked) private(set) var checks: [UserEvent.Kind: ElementDraft.Check] = [:]
  /// The kinds of events by which the host reports the appearance of the element.
  @exclusivity(unchecked) private(set) var reports: Set<UserEvent.Kind> = []
  /// Whether a user can give the keyboard focus to the element.
  @exclusivity(unchecked) private(set) var isFocusable = false
  /// The focus states that follow the element.
  @exclusivity(unchecked) private(set) var focusLinks: [any FocusLink] = []
  /// The name of a picture without a name from the app; see ``ElementTree/nameSymbols()``.
  @exclusivity(unchecked) private(set) var symbolName: String?
  /// The links that receive geometry of the element.
  @exclusivity(unchecked) private(set) var geometryLinks: [GeometryLink] = []

  /// Updates the behavior to match a draft of an element.
  func take(_ draft: borrowing ElementDraft, of handle: ElementHandle) {
    handlers = draft.handlers
    checks = draft.checks
    reports = draft.reports
    isFocusable = draft.isFocusable
    for link in focusLinks { link.remove(handle) }
    focusLinks = draft.focusLinks
    for link in focusLinks { link.add(handle) }
    let isNamed = draft.state.label != nil || draft.state.isAccessibilityHidden
    symbolName = isNamed ? nil : draft.symbolName
    let links = draft.measuredLayers.map(\.link)
    for link in geometryLinks where !links.contains(where: { $0 === link }) {
      link.remove(handle)
    }
    geometryLinks = links
  }

  /// Disconnects what follows the element.
  func remove(from handle: ElementHandle) {
    for link in focusLinks { link.remove(handle) }
    for link in geometryLinks { link.remove(handle) }
  }
}

extension ElementDraft {
  /// Whether the element does anything besides being shown.
  var hasBehavior: Bool {
    !handlers.isEmpty || !checks.isEmpty || !reports.isEmpty || isFocusable || !focusLinks.isEmpty
      || symbolName != nil || !measuredLayers.isEmpty
  }
}
