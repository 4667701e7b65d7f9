import RostrumRuntime

extension LazyForEachNode {
  /// Removes rows, or keeps what the user would miss of them.
  func release(_ nodes: [RowNode]) {
    let kept = nodes.filter { $0.strongestRetention > .nothing || hasFocus($0) }
    for node in nodes where !kept.contains(where: { $0 === node }) { node.remove() }
    if kept.isEmpty && parked.isEmpty { return }
    let hasMovedOnly = hasMovedOnly
    var offsets: [SameKey<ID>: Int] = [:]
    if !hasMovedOnly {
      offsets = self.offsets(of: (Array(parked.values) + kept).map(\.view.id))
      for (key, node) in parked where offsets[key] == nil {
        parked[key] = nil
        node.remove()
      }
    }
    for node in kept {
      guard let index = hasMovedOnly ? node.index : offsets[SameKey(node.view.id)] else {
        node.remove()
        continue
      }
      node.index = index
      if node.strongestRetention == .presence || hasFocus(node) {
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

  /// Whether the window has moved over the same elements, so that all of them are where they were.
  private var hasMovedOnly: Bool {
    guard hasMoved, let arrangedData else { return false }
    return ValueLayout.areEqual(arrangedData, view.data)
  }

  /// The offsets of elements by their identities, without those that no element has.
  ///
  /// O(n) in the number of elements, unless the collection is paged.
  func offsets(of ids: [ID]) -> [SameKey<ID>: Int] {
    reading {
      if let paged = view.data as? any PagedCollection { return paged.offsets(ofAny: ids) }
      var missing = Set(ids.map { SameKey($0) })
      var offsets: [SameKey<ID>: Int] = [:]
      for (offset, element) in view.data.enumerated() {
        if missing.isEmpty { break }
        let key = SameKey(view.identify(element))
        if missing.remove(key) != nil { offsets[key] = offset }
      }
      return offsets
    }
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
