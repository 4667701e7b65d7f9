/// The tree of elements, and what changed in it since hosts last saw it.
@MainActor
package final class ElementTree {
  let root: Element
  private var lastID: UInt32 = 1
  private var elements: [ElementID: Element] = [:]
  private var oldChildren: [ElementID: [Element]] = [:]
  private var changedParents: [Element] = []
  private var changedAttributes: [(element: Element, old: [AttributeKey: AttributeValue])] = []
  private var seenAttributes: Set<ElementID> = []

  init() {
    root = Element(id: ElementID(rawValue: 1), role: .scene, attributes: [:])
    root.isCommitted = true
    elements[root.id] = root
  }

  subscript(id: ElementID) -> Element? { elements[id] }

  var hasChanges: Bool { !changedParents.isEmpty || !changedAttributes.isEmpty }

  /// Makes an element that stands nowhere yet.
  func make(_ role: ElementRole) -> Element {
    lastID += 1
    return Element(id: ElementID(rawValue: lastID), role: role, attributes: [:])
  }

  func setAttributes(of element: Element, to attributes: [AttributeKey: AttributeValue]) {
    if element.attributes == attributes { return }
    if element.isCommitted, seenAttributes.insert(element.id).inserted {
      changedAttributes.append((element, element.attributes))
    }
    element.attributes = attributes
  }

  func setChildren(of element: Element, to children: [Element]) {
    if element.children.elementsEqual(children, by: ===) { return }
    if element.isCommitted, oldChildren[element.id] == nil {
      oldChildren[element.id] = element.children
      changedParents.append(element)
    }
    for child in element.children where child.parent === element { child.parent = nil }
    for child in children { child.parent = element }
    element.children = children
  }

  func remove(_ element: Element) {
    element.isRemoved = true
    elements[element.id] = nil
  }
}

extension ElementTree {
  /// What changed since the last time, as the steps from the old tree to the new one.
  func commit() -> [Mutation] {
    var mutations: [Mutation] = []
    for parent in changedParents where !parent.isRemoved {
      let old = oldChildren[parent.id] ?? []
      for child in parent.children where !child.isCommitted { admit(child) }
      mutations += ChildDiff.mutations(of: parent, from: old)
    }
    for (element, old) in changedAttributes where isReachable(element) {
      mutations += attributeMutations(of: element, from: old)
    }
    changedParents = []
    oldChildren = [:]
    changedAttributes = []
    seenAttributes = []
    return mutations
  }

  private func isReachable(_ element: Element) -> Bool { !element.isRemoved && element.isCommitted }

  private func admit(_ element: Element) {
    element.isCommitted = true
    elements[element.id] = element
    for child in element.children { admit(child) }
  }

  private func attributeMutations(
    of element: Element, from old: [AttributeKey: AttributeValue]
  ) -> [Mutation] {
    let new = element.attributes
    var changed: [AttributeKey] = []
    for (key, value) in new where old[key] != value { changed.append(key) }
    for key in old.keys where new[key] == nil { changed.append(key) }
    if changed.count > 1 { changed.sort { $0.ordinal < $1.ordinal } }
    return changed.map { .set(element.id, $0, from: old[$0], to: new[$0]) }
  }
}
