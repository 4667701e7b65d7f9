/// The tree of elements, and what changed in it since hosts last saw it.
@MainActor
package final class ElementTree {
  let root: Element
  private var lastID: UInt32 = 1
  private var elements: [ElementID: Element] = [:]
  private var oldChildren: [ElementID: [Element]] = [:]
  private(set) var changedParents: [Element] = []
  private(set) var changed: [(element: Element, old: ElementState)] = []
  private var seen: Set<ElementID> = []
  /// The pictures that were described since the last commit and that the app gave no name.
  private(set) var describedSymbols: [Element] = []
  /// Whether there ever was such a picture.
  private(set) var hasSymbols = false

  init() {
    root = Element(id: ElementID(rawValue: 1), role: .scene)
    root.isCommitted = true
    elements[root.id] = root
  }

  subscript(id: ElementID) -> Element? { elements[id] }

  var hasChanges: Bool { !changedParents.isEmpty || !changed.isEmpty }

  /// Makes an element that stands nowhere yet.
  func make(_ role: ElementRole) -> Element {
    lastID += 1
    return Element(id: ElementID(rawValue: lastID), role: role)
  }

  func setState(of element: Element, to state: ElementState) {
    if element.state == state { return }
    if element.isCommitted, seen.insert(element.id).inserted {
      changed.append((element, element.state))
    }
    element.state = state
  }

  package func setChildren(of element: Element, to children: [Element]) {
    if element.children.elementsEqual(children, by: ===) { return }
    if element.isCommitted, oldChildren[element.id] == nil {
      oldChildren[element.id] = element.children
      changedParents.append(element)
    }
    for child in element.children where child.parent === element { child.parent = nil }
    for child in children { child.parent = element }
    element.children = children
  }

  /// Remembers a picture that was described and that the app gave no name.
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
  /// What changed since the last time, as the steps from the old tree to the new one.
  func commit() -> [Mutation] {
    nameSymbols()
    var mutations: [Mutation] = []
    for parent in changedParents where !parent.isRemoved {
      let old = oldChildren[parent.id] ?? []
      for child in parent.children where !child.isCommitted { admit(child) }
      mutations += ChildDiff.mutations(of: parent, from: old)
    }
    for (element, old) in changed where isReachable(element) && element.state != old {
      mutations.append(.change(element.id, from: old, to: element.state))
    }
    changedParents = []
    oldChildren = [:]
    changed = []
    seen = []
    describedSymbols = []
    return mutations
  }

  private func isReachable(_ element: Element) -> Bool { !element.isRemoved && element.isCommitted }

  private func admit(_ element: Element) {
    element.isCommitted = true
    elements[element.id] = element
    for child in element.children { admit(child) }
  }
}
