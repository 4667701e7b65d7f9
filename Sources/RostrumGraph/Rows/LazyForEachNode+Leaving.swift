import RostrumRuntime

extension LazyForEachNode {
  /// Removes rows, or keeps what the user would miss of them.
  func release(_ nodes: [RowNode]) {
    let kept = nodes.filter { $0.strongestRetention > .nothing || hasFocus($0) }
    for node in nodes where !kept.contains(where: { $0 === node }) { node.remove() }
    if kept.isEmpty && parked.isEmpty { return }
    let indices = reading { indicesByID() }
    for (key, node) in parked where indices[key] == nil {
      parked[key] = nil
      node.remove()
    }
    for node in kept {
      guard let index = indices[SameKey(node.view.id)] else {
        node.remove()
        continue
      }
      if node.strongestRetention == .presence || hasFocus(node) {
        node.index = index
        node.take(reading { row(index) })
        rows.append(Created(index: index, node: node))
      } else {
        node.setParked(true)
        graph.tree.hasParkedElements = true
        parked.updateValue(node, forKey: SameKey(node.view.id))?.remove()
      }
    }
    rows.sort { $0.index < $1.index }
  }

  /// The offset of each element, by its identity.
  func indicesByID() -> [SameKey<ID>: Int] {
    var indices: [SameKey<ID>: Int] = [:]
    for (index, element) in view.data.enumerated() {
      indices[SameKey(view.identify(element))] = index
    }
    return indices
  }

  /// Whether the keyboard focus is in a row, or on the element that the container puts around it.
  private func hasFocus(_ row: RowNode) -> Bool {
    let reported = graph.service(Measurements.self).focused.flatMap { graph.element($0) }
    let focused = [graph.focus.current?.core, reported].compactMap(\.self)
    if focused.isEmpty { return false }
    var handles = HandleList()
    row.collectHandles(&handles)
    let elements = handles.elements
    return focused.contains { focus in
      elements.contains { $0.parent === focus && focus.role == .row || $0.contains(focus) }
    }
  }
}

extension Element {
  /// Whether an element is this one or one of its descendants.
  ///
  /// O(n) in the ancestors of the other element.
  fileprivate func contains(_ other: Element) -> Bool {
    var next: Element? = other
    while let element = next {
      if element === self { return true }
      next = element.parent
    }
    return false
  }
}
