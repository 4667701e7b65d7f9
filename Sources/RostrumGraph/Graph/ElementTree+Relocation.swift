/// The elements that a commit moves from one parent to another.
///
/// Hosts know moves among the children of one parent only. So they remove such an element, and insert it
/// as it is now, with all that it contains: no other change of that part is told.
@MainActor
struct Relocation {
  /// The removals from the former parents.
  fileprivate(set) var departures: [Mutation] = []
  fileprivate var marked: [Element] = []
  /// The elements that moved, by themselves or with the former parent.
  fileprivate var moved: Set<ElementID> = []

  /// Whether the element leaves its former parent because it has a new one.
  func isEnd(of id: ElementID) -> Bool { moved.contains(id) }

  /// Ends the commit.
  func end() {
    for element in marked { element.isRelocated = false }
  }

  fileprivate mutating func mark(_ element: Element) {
    if element.isRelocated { return }
    element.isRelocated = true
    marked.append(element)
    for child in element.children where child.parent === element { mark(child) }
  }
}

extension ElementTree {
  /// Finds the elements with a new parent, and marks them and what they contain.
  ///
  /// O(1) if no element has a new parent, otherwise O(n) in the number of children that changed and of the
  /// elements that moved.
  func relocate() -> Relocation {
    var relocation = Relocation()
    if newcomers.isEmpty { return relocation }
    let moving = moving()
    if moving.isEmpty { return relocation }
    for element in moving {
      relocation.moved.insert(element.id)
      relocation.mark(element)
    }
    let former = formerParents()
    for element in moving {
      // Without one, hosts don't know the element: it was out of the tree.
      guard let parent = former[element.id], !isInRelocated(parent, former) else { continue }
      relocation.departures.append(.remove(element.id))
    }
    return relocation
  }

  /// The elements whose parent isn't the one that hosts know.
  private func moving() -> [Element] {
    var known: [ElementID: Set<ElementID>] = [:]
    var seen: Set<ElementID> = []
    return newcomers.filter { element in
      guard element.isCommitted, !element.isRemoved, let parent = element.parent,
        seen.insert(element.id).inserted
      else { return false }
      guard parent.isCommitted else { return true }
      let new = known[parent.id] ?? arrivals(in: parent)
      known[parent.id] = new
      return new.contains(element.id)
    }
  }

  /// The children of an element that weren't its children before.
  private func arrivals(in parent: Element) -> Set<ElementID> {
    let parts = childChanges[parent.id]?.parts ?? []
    return Set(parts.lazy.flatMap { parent.children[$0.gap.new] }.map(\.id))
      .subtracting(parts.lazy.flatMap(\.old).map(\.id))
  }

  /// The parents that elements have left.
  private func formerParents() -> [ElementID: Element] {
    var former: [ElementID: Element] = [:]
    for parent in changedParents {
      for part in childChanges[parent.id]?.parts ?? [] {
        for child in part.old {
          if child.parent !== parent { former[child.id] = parent }
          if child.isRemoved { leftBehind(in: child, &former) }
        }
      }
    }
    return former
  }

  /// Finds what an element contained when it ended, and what has another parent now.
  private func leftBehind(in element: Element, _ former: inout [ElementID: Element]) {
    for child in element.children {
      if child.parent !== element, former[child.id] == nil { former[child.id] = element }
      leftBehind(in: child, &former)
    }
  }

  /// Whether hosts remove an element with one that moves.
  private func isInRelocated(_ element: Element?, _ former: [ElementID: Element]) -> Bool {
    guard let element else { return false }
    return element.isRelocated || isInRelocated(former[element.id] ?? element.parent, former)
  }
}
