import RostrumElements

extension PatchWriter {
  /// Writes the difference between an element with its old state and its current one.
  mutating func update(_ element: Element, from old: ElementState) {
    let context = context(of: element)
    // The bar of a tab view consists of its tabs.
    let isBar = element.role == .tabView
    // NB: Key paths to members of a generic type are made anew with each use.
    let tabs = isBar ? element.children.map { $0.surface } : []
    let formerTabs = tabs.map { tab in
      ElementSnapshot(id: tab.id, state: former[tab.id] ?? tab.state)
    }
    let now = ElementSnapshot(id: element.id, state: element.state, children: tabs)
    let before = ElementSnapshot(id: now.id, state: old, children: formerTabs)
    let isFirst = element.isFirstChild
    write(
      from: DOMNode(before, in: context, isFirst: isFirst),
      to: DOMNode(now, in: context, isFirst: isFirst), of: element)
    let innerBefore = context.inner(of: before, isFirst: isFirst)
    let inner = context.inner(of: now, isFirst: isFirst)
    if inner != innerBefore {
      for child in element.children {
        updateSurroundings(of: child, from: innerBefore, to: inner)
      }
    }
  }

  /// Writes the effects of a changed context on an element.
  private mutating func updateSurroundings(
    of element: Element, from old: DOMContext, to new: DOMContext
  ) {
    let now = element.absorbsTexts(in: new) ? element.snapshot : element.surface
    let state = former.removeValue(forKey: element.id) ?? now.state
    let before = ElementSnapshot(id: now.id, state: state, children: now.children)
    let isFirst = element.isFirstChild
    var (old, new) = (old, new)
    old.holdsControls = page.holders.contains(element.id)
    new.holdsControls = old.holdsControls
    write(
      from: DOMNode(before, in: old, isFirst: isFirst),
      to: DOMNode(now, in: new, isFirst: isFirst), of: element)
  }

  /// The context in which the page shows an element.
  private func context(of element: Element) -> DOMContext {
    var context = element.domContext(saying: words, resources: resources)
    context.holdsControls = page.holders.contains(element.id)
    return context
  }

  private mutating func write(from old: DOMNode, to new: DOMNode, of element: Element) {
    guard old != new else { return }
    guard let changes = DOMChanges(from: old, to: new) else { return replace(element.id) }
    need(changes.atoms)
    let id = element.id.rawValue
    for step in changes.steps { write(step, of: element.id) }
    if !changes.attributes.isEmpty {
      operations.write(.attributes) { operation in
        operation.number(id)
        for (part, attributes) in changes.attributes {
          operation.number(part)
          operation.object { object in attributes.forEach { object.write($0) } }
        }
      }
    }
    for (part, text) in changes.texts {
      operations.write(.text) { operation in
        operation.number(id)
        operation.number(part)
        operation.string(text)
      }
    }
    for (part, value) in changes.values { values.set(value, of: element.id, part: part) }
  }

  /// Writes parts that come or go.
  private mutating func write(_ step: DOMChanges.Step, of id: ElementID) {
    operations.open(.parts)
    operations.number(id.rawValue)
    switch step {
    case .remove(let part, let count):
      operations.number(part)
      operations.number(count)
    case .insert(let node, let part, let parent):
      operations.number(part)
      operations.number(0)
      operations.number(parent)
      take(NodeWriter(writing: node, of: id, from: part, continuing: &operations))
    }
    operations.closeArray()
  }

  /// Writes the values of a control, whether or not they have changed.
  mutating func setValues(of element: Element) {
    let context = context(of: element)
    for (part, value) in DOMNode(element.surface, in: context).values {
      values.set(value, of: element.id, part: part)
    }
    guard element.role == .picker else { return }
    let inner = context.inner(of: element.surface, isFirst: false)
    for child in element.children where child.role == .option {
      var inner = inner
      inner.holdsControls = page.holders.contains(child.id)
      for (part, value) in DOMNode(child.surface, in: inner).values {
        values.set(value, of: child.id, part: part)
      }
    }
  }

  /// Ensures that a control shows the app's value after the user has set it, because the app may
  /// have accepted, changed or refused the user's value.
  mutating func settle(_ touch: Touch) {
    guard let element = tree.element(touch.element) else { return }
    answered[touch.element] = touch.revision
    setValues(of: element)
    guard let text = touch.text, let shown = element.content.typedText else { return }
    // Edits refer to units, so text that is only equivalent is sent.
    if text.utf16.elementsEqual(shown.utf16) { values.drop(of: element.id) }
  }
}

extension PageElement {
  /// See ``ElementSnapshot/absorbsTexts(in:)``.
  fileprivate func absorbsTexts(in context: DOMContext) -> Bool {
    surface.absorbsTexts(in: context)
  }
}

extension JSONWriter {
  /// Writes a changed attribute: the new value, or the pieces of a long one.
  fileprivate mutating func write(_ change: AttributeChange) {
    key(change.name)
    guard let value = change.value else { return null() }
    if change.name == "d", let former = change.former,
      let pieces = TextPieces(from: former, to: value)
    {
      write(pieces)
    } else {
      string(value)
    }
  }
}
