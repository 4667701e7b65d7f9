/// The node of a view of one type.
@MainActor
open class ViewNode<V: View>: Node {
  /// The latest value of the view.
  @exclusivity(unchecked) package final var view: V
  @exclusivity(unchecked) private final var knownLayout: ValueLayout?

  package init(_ view: consuming V, _ context: consuming NodeContext) {
    self.view = view
    super.init(context)
  }

  final override var traitCarrier: (any TraitCarrier)? { view as? any TraitCarrier }

  /// Updates the node's children and element to match `view`.
  ///
  /// Called first when the node is created, then for each new value that differs, and when the node
  /// was invalidated.
  open func update() {}

  public final override func refresh() {
    beginEvaluation()
    update()
  }

  /// The layout of the view's type, which is looked up once.
  final var layout: ValueLayout {
    if let knownLayout { return knownLayout }
    let layout = ValueLayout.of(V.self)
    knownLayout = layout
    return layout
  }

  /// Receives a new value of the view; a no-op if it equals the old one.
  ///
  /// NB: The old value is compared in place: a view contains all its descendants, so copies are
  /// expensive.
  package final func take(_ view: V) {
    let layout = layout
    let isEqual = withUnsafePointer(to: view) { layout.areEqual(at: &self.view, $0) }
    if isEqual { return }
    // A marked node has another reason to update, such as a modifier around it that changed.
    let hasNewContentOnly = !isMarked && differsInContentOnly(from: view)
    self.view = view
    if hasNewContentOnly { updateContent() } else { refresh() }
  }

  /// Whether a new value of the view describes the same element as the current one, around other
  /// content.
  open func differsInContentOnly(from view: V) -> Bool { false }

  /// Updates the node's children to match the content of `view`.
  open func updateContent() {}
}

extension NodeContext {
  /// Creates the node of a view, with its descendants.
  package consuming func make<V: View>(_ view: consuming V) -> ViewNode<V> {
    let node = V._makeNode(view, self)
    node.update()
    return node
  }

  /// Creates or updates the node of a view.
  package consuming func reconcile<V: View>(
    _ node: inout ViewNode<V>?, with view: consuming V
  ) {
    if let node {
      node.take(view)
    } else {
      node = make(view)
    }
  }

  /// Creates or updates the node of a view; a change of type replaces the view and resets its
  /// state.
  ///
  /// - Returns: Whether the node is new.
  @discardableResult
  package consuming func reconcile<V: View>(
    _ node: inout Node?, with view: consuming V
  ) -> Bool {
    if let node = node as? ViewNode<V> {
      node.take(view)
      return false
    }
    node?.remove()
    node = make(view)
    return true
  }

  /// Creates or updates the node of a body; removes the node while the body can't be evaluated.
  consuming func reconcile<V: View>(
    _ node: inout ViewNode<V>?, with body: consuming V?, of parent: Node
  ) {
    let wasMissing = parent.lacksBody
    parent.lacksBody = body == nil
    if let body {
      reconcile(&node, with: body)
      if wasMissing { parent.contentChanged() }
    } else if let last = node {
      last.remove()
      node = nil
      parent.contentChanged()
    }
  }
}
