/// An element that changed since hosts last saw it.
struct ElementChange {
  let element: Element
  /// The state that hosts know.
  let old: ElementState
}

/// The tree of elements, with the changes since hosts last saw it.
@MainActor
package final class ElementTree {
  let root: Element
  @exclusivity(unchecked) private var lastID: UInt32 = 1
  @exclusivity(unchecked) private var elements: [ElementID: Element] = [:]
  @exclusivity(unchecked) private(set) var childChanges: [ElementID: ChildChange] = [:]
  @exclusivity(unchecked) private(set) var changedParents: [Element] = []
  @exclusivity(unchecked) private(set) var changed: [ElementChange] = []
  /// The pictures without a name from the app that were described since the last commit.
  @exclusivity(unchecked) private(set) var describedSymbols: [Element] = []
  /// Whether the tree ever had such a picture.
  @exclusivity(unchecked) private(set) var hasSymbols = false
  /// The elements that hosts know, and that were put into another parent, or back into their own.
  @exclusivity(unchecked) var newcomers: [Element] = []
  /// Whether elements of living nodes may have left the tree.
  @exclusivity(unchecked) var hasParkedElements = false

  init() {
    root = Element(id: ElementID(rawValue: 1), role: .scene)
    root.isCommitted = true
    elements[root.id] = root
  }

  subscript(id: ElementID) -> Element? { elements[id] }

  var hasChanges: Bool { !changedParents.isEmpty || !changed.isEmpty }

  /// Creates an element that isn't in the tree yet.
  func make(_ role: ElementRole) -> Element {
    lastID += 1
    return Element(id: ElementID(rawValue: lastID), role: role)
  }

  func setState(of element: Element, to state: consuming ElementState) {
    if element.state == state { return }
    // NB: A state has many parts, so it is moved instead of copied.
    swap(&element.state, &state)
    if element.isCommitted, !element.hasChanged {
      element.hasChanged = true
      changed.append(ElementChange(element: element, old: state))
    }
  }

  package func setChildren(of element: Element, to children: [Element]) {
    if element.children.isEmpty, !element.isCommitted {
      return setFirstChildren(of: element, to: children)
    }
    let change = ChildChange(from: element.children, to: children)
    if change.parts.isEmpty { return }
    if element.isCommitted { record(change, of: element, to: children) }
    for part in change.parts {
      for child in children[part.gap.new] where child.isCommitted && child.parent !== element {
        newcomers.append(child)
      }
    }
    for part in change.parts {
      for child in part.old where child.parent === element { child.parent = nil }
    }
    for part in change.parts {
      for child in children[part.gap.new] { child.parent = element }
    }
    if element.children.isEmpty {
      element.children = children
    } else {
      // In place: a copy would retain each child.
      for part in change.parts.reversed() {
        element.children.replaceSubrange(part.gap.old, with: children[part.gap.new])
      }
    }
  }

  /// Sets the children of a new element, which differ from none.
  private func setFirstChildren(of element: Element, to children: [Element]) {
    for child in children {
      if child.isCommitted, child.parent !== element { newcomers.append(child) }
      child.parent = element
    }
    element.children = children
  }

  private func record(_ change: ChildChange, of element: Element, to children: [Element]) {
    if let earlier = childChanges[element.id] {
      let known = earlier.undone(in: element.children)
      childChanges[element.id] = ChildChange(from: known, to: children)
    } else {
      childChanges[element.id] = change
      changedParents.append(element)
    }
  }

  /// Records a picture without a name from the app.
  func note(symbol element: Element) {
    hasSymbols = true
    describedSymbols.append(element)
  }

  func remove(_ element: Element) {
    element.isRemoved = true
    elements[element.id] = nil
  }
}

extension ElementTree {
  /// The changes since the last commit, as steps from the previous tree to the current one.
  func commit() -> [Mutation] {
    nameSymbols()
    updateLayout()
    // Elements with a new parent leave their former one before anything else.
    let relocation = relocate()
    var mutations = relocation.departures
    for parent in changedParents where !parent.isRemoved {
      guard let change = childChanges[parent.id] else { continue }
      for part in change.parts {
        for child in part.old where hasParkedElements || !child.isRemoved {
          if child.isRemoved || child.parent?.isCommitted != true { withdraw(child) }
        }
        for child in parent.children[part.gap.new] where !child.isCommitted { admit(child) }
      }
      if parent.isRelocated { continue }
      for mutation in ChildDiff.mutations(of: parent, change) {
        if case .remove(let id) = mutation, relocation.isEnd(of: id) { continue }
        mutations.append(mutation)
      }
    }
    for index in changed.indices {
      let element = changed[index].element
      element.hasChanged = false
      if isReachable(element), !element.isRelocated, element.state != changed[index].old {
        mutations.append(.change(element.id, from: changed[index].old, to: element.state))
      }
    }
    relocation.end()
    changedParents = []
    childChanges = [:]
    changed = []
    newcomers = []
    describedSymbols = []
    return mutations
  }

  private func isReachable(_ element: Element) -> Bool { !element.isRemoved && element.isCommitted }

  /// Forgets an element that left the tree, with its descendants, until it returns.
  private func withdraw(_ element: Element) {
    element.isCommitted = false
    elements[element.id] = nil
    for child in element.children where child.parent === element { withdraw(child) }
  }

  private func admit(_ element: Element) {
    element.isCommitted = true
    elements[element.id] = element
    for child in element.children { admit(child) }
  }
}
