extension ElementTree {
  /// Derives the layout traits of the elements that changed since the last commit, and of those
  /// around them as far as they change, too.
  ///
  /// - Complexity: O(*n*) in the new elements, and in the siblings of changed elements and of those
  ///   around them whose traits change.
  func updateLayout() {
    for parent in changedParents where !parent.isRemoved {
      for part in childChanges[parent.id]?.parts ?? [] {
        for child in parent.children[part.gap.new] where !child.isCommitted {
          deriveLayout(within: child)
        }
      }
    }
    let parents = changedParents
    // Deriving traits may append changes, which need no derivation themselves.
    let count = changed.count
    for parent in parents where !parent.isRemoved { updateLayout(of: parent) }
    for index in 0..<count { updateLayout(ofChange: index) }
  }

  private func updateLayout(ofChange index: Int) {
    let element = changed[index].element
    guard !element.isRemoved, element.isCommitted,
      !element.state.isLaidOut(like: changed[index].old)
    else { return }
    let axis = changed[index].old.content.axisWithin(.vertical)
    if axis != element.content.axisWithin(.vertical) { updateStackAxis(within: element) }
    updateLayout(of: element)
  }

  /// Derives the traits of spacers and dividers after the axis of the stack around them changed.
  private func updateStackAxis(within element: Element) {
    for child in element.children {
      if child.content.dependsOnStack { updateLayout(of: child) }
      if child.content.axisWithin(.horizontal) == .horizontal,
        child.content.axisWithin(.vertical) == .vertical
      {
        updateStackAxis(within: child)
      }
    }
  }

  /// Derives the traits of an element and of all elements within, from the inside out.
  private func deriveLayout(within element: Element) {
    for child in element.children { deriveLayout(within: child) }
    element.state.layout = element.derivedLayout
  }

  /// Derives the traits of an element, and of the elements around it as far as they change.
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
  /// The traits that follow from the element's state and from the traits of its children.
  fileprivate var derivedLayout: LayoutTraits {
    var layouts: [LayoutFacts] = []
    if content.isSizedByChildren, !children.isEmpty {
      // Of a run of equal traits, two have the same effect as all of them.
      var last: LayoutTraits?
      var isRepeated = false
      for child in children {
        let traits = child.state.layout
        if traits != last {
          (last, isRepeated) = (traits, false)
        } else if isRepeated {
          continue
        } else {
          isRepeated = true
        }
        layouts.append(LayoutFacts(traits))
      }
    }
    let axis = content.dependsOnStack ? stackAxis : nil
    return LayoutTraits(LayoutFacts(state, within: axis, children: layouts))
  }

  /// The axis of the stack that the element is in, if any.
  private var stackAxis: Axis? {
    guard let parent else { return nil }
    return parent.content.axisWithin(parent.stackAxis)
  }
}
