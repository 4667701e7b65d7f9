import RostrumElements

extension PatchWriter {
  /// Determines the effects of the update on elements, before anything is written.
  mutating func prepare(_ mutations: [Mutation]) {
    // In reverse order, so that the remaining states are those before the update.
    for index in mutations.indices.reversed() { prepare(for: mutations[index]) }
    for id in page.holders where tree.element(id)?.holdsControls == false { replace(id) }
    for bar in changedBars { writeBar(of: bar) }
  }

  /// Determines the effects of one mutation.
  private mutating func prepare(for mutation: Mutation) {
    switch mutation {
    case .change(let id, let old, _):
      guard let element = tree.element(id) else {
        if let host = page.absorption[id] { replace(host) }
        return
      }
      former[id] = old
      if element.state.nestsUnlike(old) { openLabels(from: element) }
      if element.role == .tabView, old.content.selection != element.content.selection {
        page.stacks = [:]
        mayHaveNewStack = true
      }
      guard let host = page.absorption[id] else { return }
      if element.role == .tab { changedBars.insert(host) }
      if !element.isPartOfTabView { replace(host) }
    case .insert(let snapshot, let parent, _):
      if snapshot.holdsStack {
        page.stacks = [:]
        mayHaveNewStack = true
      }
      if let host = host(ofChildrenOf: parent) { replace(host) }
      if snapshot.holds(.measure) { openLabels(from: tree.element(parent)) }
    case .remove(let id), .move(let id, _):
      if let host = page.absorption[id] { replace(host) }
    case .focus, .announce, .animate, .open, .close, .copy, .keep, .scroll, .feedback: break
    }
  }

  /// Recreates the controls in whose labels there is a control now: the element, and those around it.
  private mutating func openLabels(from element: Element?) {
    var next = element
    while let element = next {
      if !page.holders.contains(element.id), element.holdsControls { replace(element.id) }
      next = element.parent
    }
  }

  /// Writes the changes of tab buttons, which are in the bar of their tab view.
  private mutating func writeBar(of id: ElementID) {
    guard let element = tree.element(id), isShown(element) else { return }
    update(element, from: former.removeValue(forKey: id) ?? element.state)
  }

  /// Writes one mutation.
  mutating func write(_ mutation: Mutation) {
    switch mutation {
    case .insert(let snapshot, let parent, let before):
      guard let element = tree.element(parent), !isReplaced(element) else {
        skipped.insert(snapshot.id)
        return
      }
      writeInsertion(of: snapshot, into: element, before: before)
    case .remove(let id):
      hasRemovals = true
      if !skipped.contains(id), page.absorption[id] == nil { writeRemoval(of: id) }
    case .move(let id, let before):
      guard let element = tree.element(id), isShown(element) else { return }
      operations.write(.move) { operation in
        operation.number(id.rawValue)
        operation.number(before?.rawValue ?? 0)
      }
    case .change(let id, _, _):
      // All changes of an element are written at the position of the first.
      guard let old = former.removeValue(forKey: id), let element = tree.element(id),
        isShown(element)
      else { return }
      if !writeWords(of: element, from: old) { update(element, from: old) }
    case .focus, .announce, .open, .close, .copy, .keep, .scroll, .feedback: writeLater(mutation)
    case .animate(let id, let animation):
      if let element = tree.element(id), page.absorption[id] == nil, isShown(element) {
        writeMotion(of: id, animation)
      }
    }
  }

  /// Inserts an element with its descendants into the page.
  mutating func writeInsertion(
    of snapshot: ElementSnapshot, into parent: Element, before: ElementID?
  ) {
    let context = parent.innerContext(saying: words, resources: resources)
    let isFirst = parent.children.first?.id == snapshot.id
    operations.open(.insert)
    operations.number(parent.id.rawValue)
    operations.number(before?.rawValue ?? 0)
    take(
      NodeWriter(visiting: snapshot, in: context, isFirst: isFirst, continuing: &operations))
    operations.closeArray()
  }

  private mutating func writeRemoval(of id: ElementID) {
    operations.write(.remove) { operation in
      operation.number(id.rawValue)
    }
  }

  /// Recreates an element in place.
  mutating func writeReplacement(of id: ElementID) {
    guard let element = tree.element(id), let parent = element.parent, !skipped.contains(id),
      let index = parent.children.firstIndex(where: { $0 === element })
    else { return }
    let next = parent.children.dropFirst(index + 1).first?.id
    writeRemoval(of: id)
    page.holders.remove(id)
    writeInsertion(of: element.snapshot, into: parent, before: next)
    // A `select` loses its selection with the option.
    if parent.role == .picker { setValues(of: parent) }
  }

  /// Records the atoms and absorbed elements of new nodes.
  mutating func take(_ writer: NodeWriter) {
    if !writer.absorption.isEmpty { page.absorption.merge(writer.absorption) { $1 } }
    page.popovers.formUnion(writer.popovers)
    page.holders.formUnion(writer.holders)
    need(writer.atoms)
  }

  /// Writes the rules of atoms that the page lacks.
  mutating func need(_ atoms: [Atom]) {
    for atom in atoms where page.atoms.insert(atom).inserted {
      rules.append(atom.rule)
    }
  }
}

// MARK: Elements that are recreated

extension PatchWriter {
  mutating func replace(_ id: ElementID) {
    if !replaced.contains(id) { replaced.append(id) }
  }

  /// The element that shows the children of another element as part of itself.
  private func host(ofChildrenOf parent: ElementID) -> ElementID? {
    if let host = page.absorption[parent], tree.element(host)?.role.belongsToOptions == true {
      return host
    }
    guard let element = tree.element(parent) else { return nil }
    let absorbs =
      element.role == .tabView
      || element.surface.absorbsTexts(in: element.domContext(saying: words, resources: resources))
    return absorbs ? parent : nil
  }

  /// Whether the element has nodes of its own in the page, and isn't recreated.
  private func isShown(_ element: Element) -> Bool {
    (page.absorption[element.id] == nil || element.isPartOfTabView) && !isReplaced(element)
  }

  /// Whether the element or an ancestor is recreated.
  private func isReplaced(_ element: Element) -> Bool {
    guard !replaced.isEmpty || !skipped.isEmpty else { return false }
    return sequence(first: element, next: { $0.parent }).contains {
      replaced.contains($0.id) || skipped.contains($0.id)
    }
  }
}

extension PageElement {
  /// Whether the element has nodes of its own among those of a tab view, which is recreated when such
  /// elements come and go.
  fileprivate var isPartOfTabView: Bool { parent?.role == .tabView }
}
