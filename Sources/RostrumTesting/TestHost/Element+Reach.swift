import RostrumViews

/// Why a user cannot reach an element that is in the tree.
enum Obstacle: Hashable {
  /// It or something around it is hidden.
  case hidden
  /// A presentation that stands in front.
  case covered(ElementID)
  /// It is on a screen or tab that is not the visible one.
  case behind
}

extension Element {
  /// The element and those around it, inside out.
  var lineage: some Sequence<Element> {
    sequence(first: self) { $0.parent }
  }

  /// What keeps a user from reaching the element; `nil` if nothing does.
  ///
  /// The same rules as for a user: what is hidden, what is on a screen below another one, and what
  /// stands behind a modal presentation cannot be reached.
  func obstacle(in scene: Element) -> Obstacle? {
    var child: Element?
    for element in lineage {
      if element[.hidden] != nil { return .hidden }
      if let child, !element.shows(child) {
        return element === scene ? .covered(scene.topPresentation?.id ?? element.id) : .behind
      }
      if let child, child !== self, !element.showsContent(of: child) { return .behind }
      child = element
    }
    return nil
  }

  /// Whether it is an option, row or tab that is chosen.
  var isChosen: Bool {
    if self[.selected] != nil { return true }
    return lineage.dropFirst().contains { $0.selection == id }
  }

  /// The presentation that is in front of everything else.
  var topPresentation: Element? { children.last { $0.role.isPresentation } }

  /// Whether it or something around it refuses events.
  var isDisabled: Bool { lineage.contains { $0[.disabled] != nil } }

  /// Calls back with each element within, outside in; O(n).
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
