extension ViewGraph {
  /// What is presented above the root, as a tree.
  ///
  /// Screens above the root of a navigation stack count: whatever a user has to leave before the root
  /// is in front again is presented, and ``PresentationNode/kind`` tells screens from modals. Tabs,
  /// columns and inspectors do not: they cover nothing.
  ///
  /// O(n) in the screens and presentations.
  public var presentations: [PresentationNode] { PresentationTree(self).nodes(in: nil) }

  /// Brings a presentation up when the nodes are up to date.
  ///
  /// Of two that are asked for at once, the one nearer to the content comes up first, as it is
  /// written first.
  func presentLater(_ presenter: any Presenter) {
    if toPresent.contains(where: { $0 === presenter }) { return }
    let index = toPresent.firstIndex { presenter.isBelow($0) } ?? toPresent.endIndex
    toPresent.insert(presenter, at: index)
    schedule()
  }

  func add(_ presentation: Presentation) {
    presentation.invoker = focus.current?.core ?? lastTapped
    lastTapped = nil
    presentationStack.append(presentation)
    rootNode?.contentChanged()
  }

  func remove(_ presentation: Presentation) {
    presentationStack.removeAll { $0 === presentation }
    rootNode?.contentChanged()
    if let invoker = presentation.invoker { returnFocusTo = invoker }
  }

  /// Whether a presentation keeps the user from a part of the scene, which is its content or another
  /// presentation.
  ///
  /// O(n) in the presentations.
  func isCovered(_ part: Element) -> Bool {
    for presentation in presentationStack.reversed() {
      let element = presentation.outlet.core
      if element === part { return false }
      if element[.backgroundInteraction] == nil { return true }
    }
    return false
  }

  /// The presentation in front.
  var frontPresentation: Presentation? { presentationStack.last }
}

extension Node {
  /// Whether another node is around this one.
  func isBelow(_ other: Node) -> Bool {
    var next = context.parent
    while let node = next, node.depth >= other.depth {
      if node === other { return true }
      next = node.context.parent
    }
    return false
  }
}
