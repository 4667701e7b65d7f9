/// The element of a node, together with the boxes that styles need around it.
@MainActor
public final class Outlet {
  /// The element with the node's role.
  package let core: Element
  /// The handlers of ``core`` by the kind of event.
  @exclusivity(unchecked) package private(set) var handlers:
    [UserEvent.Kind: ElementDraft.Handler] = [:]
  /// What ``core`` checks before a handler sees an event, by the kind of event.
  @exclusivity(unchecked) private(set) var checks: [UserEvent.Kind: ElementDraft.Check] = [:]
  /// The kinds of events with which the host reports how ``core`` looks.
  @exclusivity(unchecked) private(set) var reports: Set<UserEvent.Kind> = []
  @exclusivity(unchecked) private var isFocusable = false
  /// The focus states that follow ``core``.
  @exclusivity(unchecked) package private(set) var focusLinks: [any FocusLink] = []
  /// The name of a picture that the app gave none; see ``ElementTree/nameSymbols()``.
  @exclusivity(unchecked) private(set) var symbolName: String?
  /// The node that made the outlet.
  package unowned let owner: Node
  private let decoration: Decoration?
  @exclusivity(unchecked) private var boxes: [Element] = []

  /// Makes an element.
  ///
  /// Without decoration, modifiers around the owner do not apply to it.
  package init(_ role: ElementRole, owner: Node, isDecorated: Bool = true) {
    self.owner = owner
    decoration = isDecorated ? owner.context.decoration : nil
    core = owner.graph.tree.make(role)
    core.outlet = self
  }

  isolated deinit {
    if core.outlet === self { core.outlet = nil }
  }

  /// Whether the element can have the keyboard focus.
  var canHaveFocus: Bool { isFocusable || !focusLinks.isEmpty || core.state.accepts(.focus) }

  /// The outermost element, which stands in the container around.
  package var outer: Element { boxes.last ?? core }

  /// The value that a modifier left on the element, the innermost one.
  package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    var next = decoration
    while let decoration = next {
      if let trait = decoration.trait(key) { return trait.value }
      next = decoration.outer
    }
    return nil
  }

  /// The values that modifiers left on the element under one name, the innermost first.
  package func traits<Key: TraitKey>(_ key: Key.Type) -> [Key.Value] {
    var traits: [Key.Value] = []
    var next = decoration
    while let decoration = next {
      if let trait = decoration.trait(key) { traits.append(trait.value) }
      next = decoration.outer
    }
    return traits
  }

  /// What the owner and the modifiers around it say about the element.
  package func draft(_ describe: (inout ElementDraft) -> Void) -> ElementDraft {
    var draft = ElementDraft(ElementContent(core.role))
    describe(&draft)
    var next = decoration
    while let decoration = next {
      decoration.modify(&draft)
      next = decoration.outer
    }
    return draft
  }

  /// Makes the element match a draft.
  package func take(_ draft: ElementDraft) {
    assert(draft.content.role == core.role, "The content belongs to a different role.")
    handlers = draft.handlers
    checks = draft.checks
    reports = draft.reports
    isFocusable = draft.isFocusable
    for link in focusLinks { link.remove(self) }
    focusLinks = draft.focusLinks
    for link in focusLinks { link.add(self) }
    grow(to: draft.layers.count)
    let tree = owner.graph.tree
    var state = draft.state
    let isNamed = state.label != nil || state.isAccessibilityHidden
    symbolName = isNamed ? nil : draft.symbolName
    if let symbolName {
      state.label = symbolName
      tree.note(symbol: core)
    }
    state.styles = draft.layers[0]
    if boxes.isEmpty { state.transition = draft.transition }
    tree.setState(of: core, to: state)
    for (index, box) in boxes.enumerated() {
      let styles = index + 1 < draft.layers.count ? draft.layers[index + 1] : []
      var state = ElementState(.group(.plain), styles: styles)
      if box === outer { state.transition = draft.transition }
      tree.setState(of: box, to: state)
    }
    owner.context.place.onElementChange?()
  }

  /// Takes the element away.
  package func remove() {
    for link in focusLinks { link.remove(self) }
    focusLinks = []
    handlers = [:]
    checks = [:]
    owner.graph.tree.remove(core)
    for box in boxes { owner.graph.tree.remove(box) }
  }
}

extension Outlet {
  /// Adds boxes around the element until there are as many as the draft has layers.
  ///
  /// Boxes are never taken away, since an element keeps its parent for life. An element that is
  /// in the tree already cannot get another parent either; its further styles join the outermost
  /// box that it has.
  private func grow(to layers: Int) {
    guard boxes.count + 1 < layers, !core.isCommitted else { return }
    while boxes.count + 1 < layers {
      let box = owner.graph.tree.make(.group)
      owner.graph.tree.setChildren(of: box, to: [outer])
      boxes.append(box)
    }
  }
}

extension ViewGraph {
  /// The outlet of an element; `nil` if the element is gone, or only carries style.
  package func outlet(of element: Element?) -> Outlet? { element?.outlet }
}

/// A node that has an element of its own.
@MainActor
package protocol OutletOwner: Node {
  /// The element of the node.
  var outlet: Outlet { get }
}
