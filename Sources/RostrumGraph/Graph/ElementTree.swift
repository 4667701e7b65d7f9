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
    let change = ChildChange(from: element.children, to: children)
    if change.parts.isEmpty { return }
    if element.isCommitted { record(change, of: element, to: children) }
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
    var departures: [Mutation] = []
    var mutations: [Mutation] = []
    for parent in changedParents where !parent.isRemoved {
      guard let change = childChanges[parent.id] else { continue }
      for part in change.parts {
        if hasParkedElements {
          for child in part.old where child.isRemoved || child.parent !== parent { withdraw(child) }
        }
        for child in parent.children[part.gap.new] where !child.isCommitted { admit(child) }
      }
      for mutation in ChildDiff.mutations(of: parent, change) {
        // An element with a new parent leaves its former one first.
        if case .remove(let id) = mutation, elements[id] != nil {
          departures.append(mutation)
        } else {
          mutations.append(mutation)
        }
      }
    }
    for index in changed.indices {
      let element = changed[index].element
      element.hasChanged = false
      if isReachable(element), element.state != changed[index].old {
        mutations.append(.change(element.id, from: changed[index].old, to: element.state))
      }
    }
    changedParents = []
    childChanges = [:]
    changed = []
    describedSymbols = []
    return departures.isEmpty ? mutations : departures + mutations
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
