extension ElementTree {
  /// Derives the layout facts of the elements that changed since the last commit, and of those
  /// around them as far as they change, too.
  ///
  /// - Complexity: O(*n*) in the new elements, and in the siblings of changed elements and of those
  ///   around them whose facts change.
  func updateLayout() {
    for parent in changedParents where !parent.isRemoved {
      for child in parent.children where !child.isCommitted { deriveLayout(within: child) }
    }
    let parents = changedParents
    let others = changed
    for parent in parents where !parent.isRemoved { updateLayout(of: parent) }
    for (element, old) in others where !element.isRemoved && element.isCommitted {
      if old.content.axisWithin(.vertical) != element.content.axisWithin(.vertical) {
        for child in element.children { updateLayout(of: child) }
      }
      updateLayout(of: element)
    }
  }

  /// Derives the facts of an element and of all elements within, from the inside out.
  private func deriveLayout(within element: Element) {
    for child in element.children { deriveLayout(within: child) }
    element.state.layout = element.derivedLayout
  }

  /// Derives the facts of an element, and of the elements around it as far as they change.
  private func updateLayout(of element: Element) {
    var next: Element? = element
    while let element = next {
      let layout = element.derivedLayout
      if layout == element.state.layout { return }
      var state = element.state
      state.layout = layout
      setState(of: element, to: state)
      next = element.parent
    }
  }
}

extension Element {
  /// The facts that follow from the element's state and from the facts of its children.
  fileprivate var derivedLayout: LayoutFacts {
    LayoutFacts(state, within: stackAxis, children: children.map(\.state.layout))
  }

  /// The axis of the stack that the element is in, if any.
  private var stackAxis: Axis? {
    guard let parent else { return nil }
    return parent.content.axisWithin(parent.stackAxis)
  }
}
