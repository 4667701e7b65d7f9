import RostrumViews

/// The reason why a user can't reach an element in the tree.
enum Obstacle: Hashable {
  /// The element or one of its ancestors is hidden.
  case hidden
  /// A presentation covers the element.
  case covered(ElementID)
  /// The element is on a screen or tab that isn't visible.
  case behind
}

extension Element {
  /// The element and its ancestors, innermost first.
  var lineage: some Sequence<Element> {
    sequence(first: self) { $0.parent }
  }

  /// The reason why a user can't reach the element, or `nil` if it can be reached.
  ///
  /// An element can't be reached if it is hidden, if another screen is pushed on top of its own, or
  /// if a modal presentation covers it.
  func obstacle(in scene: Element) -> Obstacle? {
    var child: Element?
    for element in lineage {
      if element.state.isHidden { return .hidden }
      if let child, !element.shows(child) {
        return element === scene ? .covered(scene.topPresentation?.id ?? element.id) : .behind
      }
      if let child, child !== self, !element.showsContent(of: child) { return .behind }
      child = element
    }
    return nil
  }

  /// Whether the element is a selected option, row or tab.
  var isChosen: Bool {
    if state.isSelected { return true }
    if case .column(_, isFront: true, _) = content { return true }
    return lineage.dropFirst().contains { $0.selection == id }
  }

  /// The topmost presentation.
  var topPresentation: Element? { children.last { $0.role.isPresentation } }

  /// Whether the element or one of its ancestors is disabled.
  var isDisabled: Bool { lineage.contains(where: \.state.isDisabled) }

  /// Calls `body` with each descendant, parents before their children; O(n).
  func visit(visibleOnly: Bool, _ body: (Element) -> Void) {
    if visibleOnly {
      if role != .tab || isChosen { visitVisible(body) }
      return
    }
    for child in children {
      body(child)
      child.visit(visibleOnly: false, body)
    }
  }
}
