/// The element of a node, together with the boxes that styles need around it.
@MainActor
public final class ElementHandle {
  /// The element with the node's role.
  package let core: Element
  /// What ``core`` does besides being shown; `nil` for nothing.
  @exclusivity(unchecked) private var behavior: ElementBehavior?
  /// The node that created the handle.
  package unowned let owner: Node
  private let decoration: Decoration?
  @exclusivity(unchecked) private var boxes: [Element] = []

  /// Creates an element.
  ///
  /// Without decoration, the modifiers around the owner don't apply to the element.
  package init(_ role: ElementRole, owner: Node, isDecorated: Bool = true) {
    self.owner = owner
    decoration = isDecorated ? owner.context.decoration : nil
    core = owner.graph.tree.make(role)
    core.handle = self
  }

  isolated deinit {
    if core.handle === self { core.handle = nil }
  }

  /// The handlers of ``core``, by kind of event.
  package var handlers: [UserEvent.Kind: ElementDraft.Handler] { behavior?.handlers ?? [:] }

  /// The checks that run before the handlers of ``core``, by kind of event.
  var checks: [UserEvent.Kind: ElementDraft.Check] { behavior?.checks ?? [:] }

  /// The kinds of events by which the host reports the appearance of ``core``.
  var reports: Set<UserEvent.Kind> { behavior?.reports ?? [] }

  /// The focus states that follow ``core``.
  package var focusLinks: [any FocusLink] { behavior?.focusLinks ?? [] }

  /// The name of a picture without a name from the app; see ``ElementTree/nameSymbols()``.
  var symbolName: String? { behavior?.symbolName }

  /// Whether the element can have the keyboard focus.
  package var canHaveFocus: Bool {
    if let behavior, behavior.isFocusable || !behavior.focusLinks.isEmpty { return true }
    return core.state.accepts(.focus)
  }

  /// The outermost box, which is the child of the enclosing container.
  package var outer: Element { boxes.last ?? core }

  /// What modifiers leave on the element for its children to share, if anything.
  var sharedTraits: SharedTraits? {
    var next = decoration
    while let decoration = next {
      if decoration.isShared { return SharedTraits(of: decoration) }
      next = decoration.outer
    }
    return nil
  }

  /// The innermost value that a modifier left on the element for a key.
  package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    var next = decoration
    while let decoration = next {
      if let trait = decoration.trait(key) { return trait.value }
      next = decoration.next(forSharedTraits: Key.isShared)
    }
    return nil
  }

  /// The values that modifiers left on the element for a key, innermost first.
  package func traits<Key: TraitKey>(_ key: Key.Type) -> [Key.Value] {
    var traits: [Key.Value] = []
    var next = decoration
    while let decoration = next {
      if let trait = decoration.trait(key) { traits.append(trait.value) }
      next = decoration.next(forSharedTraits: Key.isShared)
    }
    return traits
  }

  /// The description of the element by its owner and the modifiers around it.
  package func draft(_ describe: @MainActor (inout ElementDraft) -> Void) -> ElementDraft {
    var draft = ElementDraft(ElementContent(core.role))
    describe(&draft)
    var next = decoration
    while let decoration = next {
      decoration.modify(&draft)
      next = decoration.outer
    }
    return draft
  }

  /// Updates the element to match a draft.
  package func take(_ draft: ElementDraft) {
    if draft.content.role != core.role {
      assert(draft.content.arrangesChildren, "The content belongs to a different role.")
      core.role = draft.content.role
    }
    takeBehavior(of: draft)
    grow(to: draft.layers.count)
    for (link, layer) in draft.measuredLayers { link.add(element(ofLayer: layer), of: self) }
    let tree = owner.graph.tree
    var state = draft.state
    if let symbolName {
      state.label = symbolName
      tree.note(symbol: core)
    }
    state.styles = draft.layers[0]
    state.layout = core.state.layout
    if let interaction = measurement(ofLayer: 0, in: draft) { state.set(interaction) }
    if boxes.isEmpty { state.transition = draft.transition }
    tree.setState(of: core, to: state)
    for (index, box) in boxes.enumerated() {
      let styles = index + 1 < draft.layers.count ? draft.layers[index + 1] : []
      var state = ElementState(.group(.plain), styles: styles)
      state.layout = box.state.layout
      if box === outer { state.transition = draft.transition }
      if let interaction = measurement(ofLayer: index + 1, in: draft) { state.set(interaction) }
      tree.setState(of: box, to: state)
    }
    owner.context.place.onElementChange?()
  }

  /// Removes the element.
  package func remove() {
    behavior?.remove(from: self)
    behavior = nil
    owner.graph.tree.remove(core)
    for box in boxes { owner.graph.tree.remove(box) }
  }
}

extension ElementHandle {
  private func takeBehavior(of draft: ElementDraft) {
    if draft.hasBehavior {
      let behavior = behavior ?? ElementBehavior()
      self.behavior = behavior
      behavior.take(draft, of: self)
    } else if let behavior {
      behavior.remove(from: self)
      self.behavior = nil
    }
  }

  private func element(ofLayer layer: Int) -> Element {
    let index = min(layer, boxes.count)
    return index == 0 ? core : boxes[index - 1]
  }

  /// What hosts measure of the element of a layer; `nil` for nothing.
  private func measurement(ofLayer layer: Int, in draft: ElementDraft) -> ElementInteraction? {
    if draft.measuredLayers.isEmpty { return nil }
    var request: GeometryRequest?
    var isKnown = true
    for (link, place) in draft.measuredLayers where min(place, boxes.count) == layer {
      guard let own = link.request else { continue }
      request = request?.union(own) ?? own
      if !link.isKnown { isKnown = false }
    }
    return request.map { .measure($0, isKnown: isKnown) }
  }

  /// Adds boxes around the element until there are as many as the draft has layers.
  ///
  /// Boxes are never removed, because an element keeps its parent for life. For the same reason, an
  /// element that is already in the tree can't get another box; its further styles join its
  /// outermost box.
  private func grow(to layers: Int) {
    guard boxes.count + 1 < layers, !core.isCommitted else { return }
    let isPlaced = outer.parent != nil
    while boxes.count + 1 < layers {
      let box = owner.graph.tree.make(.group)
      owner.graph.tree.setChildren(of: box, to: [outer])
      boxes.append(box)
    }
    // What is around it has the former outermost box.
    if isPlaced { owner.context.parent?.contentChanged() }
  }
}

extension ViewGraph {
  /// The handle of an element; `nil` if the element was removed, or only carries style.
  package func handle(of element: Element?) -> ElementHandle? { element?.handle }
}

/// A node that has an element of its own.
@MainActor
package protocol ElementOwner: Node {
  /// The element of the node.
  var handle: ElementHandle { get }
}
