import RostrumElements

extension PatchWriter {
  /// Records the page's depth if it has changed: see ``PageState/Depth``.
  mutating func findDepth() {
    if mayHaveNewStack || hasRemovals { findStacks() }
    let depth = self.depth
    let front = self.front
    guard depth != page.depth || front.differs(from: page.front) else { return }
    newDepth = depth
    newFront = front.changes(since: page.front)
    page.depth = depth
    if let address = front.address { page.front.address = address }
    if let title = front.title { page.front.title = title }
  }

  /// Writes the page's depth.
  mutating func write(_ depth: PageState.Depth) {
    operations.write(.depth) { operation in
      operation.number(depth.screens)
      if depth.levels != depth.screens || newFront != PageState.Front() {
        operation.number(depth.levels)
      }
      guard newFront != PageState.Front() else { return }
      if let address = newFront.address { operation.string(address) } else { operation.null() }
      if let title = newFront.title { operation.string(title) }
    }
  }

  /// Finds the navigation stacks of the scene and of presentations, unless they are known.
  private mutating func findStacks() {
    let root = tree.root
    for container in [root] + root.children.filter({ $0.role.isPresentation }) {
      // What is inserted with a stack in it makes them unknown.
      if let known = page.stacks[container.id], known.allSatisfy({ tree.element($0) != nil }) {
        continue
      }
      page.stacks[container.id] = container.stacks.map { $0.id }
    }
  }

  private var depth: PageState.Depth {
    let root = tree.root
    let main = page.stacks[root.id] ?? []
    var depth = PageState.Depth(
      screens: main.first.map { screensAboveRoot(of: $0) } ?? 0, levels: screensAboveRoots(of: main)
    )
    for presentation in root.children where presentation.role.isPresentation {
      let stacks = page.stacks[presentation.id] ?? []
      depth.levels += 1 + screensAboveRoots(of: stacks)
    }
    depth.levels += page.popovers.count { id in
      tree.element(id)?.parent.map { $0.id != root.id } ?? false
    }
    return depth
  }

  private func screensAboveRoots(of stacks: [ElementID]) -> Int {
    stacks.reduce(0) { $0 + screensAboveRoot(of: $1) }
  }

  private func screensAboveRoot(of stack: ElementID) -> Int {
    let children = tree.element(stack)?.children ?? []
    return max(0, children.count { $0.role == .screen } - 1)
  }
}

extension PageState.Front {
  /// Whether the page must change.
  fileprivate func differs(from old: Self) -> Bool { changes(since: old) != Self() }

  /// The values that the page doesn't have yet.
  fileprivate func changes(since old: Self) -> Self {
    Self(address: address == old.address ? nil : address, title: title == old.title ? nil : title)
  }
}

extension ElementSnapshot {
  /// Whether the element contains a navigation stack.
  ///
  /// O(n) in the number of descendants.
  var holdsStack: Bool { role == .navigationStack || children.contains(where: \.holdsStack) }
}

extension PageElement {
  /// The visible navigation stack, or one for each column of a split view.
  ///
  /// Stacks in presentations and in tabs that aren't selected are excluded. O(n) in the number of
  /// descendants.
  fileprivate var stacks: [Self] {
    if role == .navigationStack { return [self] }
    // NB: Iterating over children of a generic type isn't free, and most elements have none.
    if children.isEmpty { return [] }
    if role == .splitView { return children.flatMap { $0.stacks } }
    for child in children where !child.role.isPresentation {
      if child.role == .tab, content.selection != child.id { continue }
      let stacks = child.stacks
      if !stacks.isEmpty { return stacks }
    }
    return []
  }
}
