/// The node of a view with an element around its content.
@MainActor
final class ContainerNode<V: ContainerView>: ElementNode<V, V.Content> {
  @exclusivity(unchecked) private var wrappers = ChildWrappers()
  @exclusivity(unchecked) private var wrapsByValue = false

  override func update() {
    let draft = reading { handle.draft { view.describe(&$0, in: environment) } }
    handle.take(draft)
    showContent()
    if !wrappers.isEmpty && (wrapsByValue || wrapsByOwnValue) || view.childOrder != nil {
      graph.arrangeLater(self)
    }
  }

  override func arrange() {
    wrapsByValue = wrapsByOwnValue
    let elements = wrappers.wrap(childHandles, for: self) { view.wrapper(for: $0, in: environment) }
    graph.tree.setChildren(of: handle.core, to: elements)
    context.place.onElementChange?()
  }

  override func ordered(_ handles: HandleList) -> HandleList {
    view.childOrder.map(handles.ordered(by:)) ?? handles
  }

  override func willRemove() {
    wrappers.remove()
    super.willRemove()
  }

  private var wrapsByOwnValue: Bool {
    view.wrapsByValue || V.sharesTraits && handle.sharedTraits != nil
  }
}

extension ElementNode where V: ContainerView, Content == V.Content {
  /// Creates or updates the node of the view's content.
  ///
  /// The content has a region for its rows if the container is lazy, and a link that measures its
  /// views if a modifier around the container asks for that.
  package final func showContent() {
    if let content { content.take(view.content) } else { show(view.content, in: contentContext) }
  }

  private var contentContext: NodeContext {
    var content = context.content(of: self)
    if V.sharesTraits { content.decoration = handle.sharedTraits }
    if graph.createsRowsOnDemand, let region = view.rowRegion(in: context.rowRegion, graph) {
      content.decoration = TraitDecoration<RowRegionKey>(region, outer: content.decoration)
    }
    if let link = handle.trait(MeasuredContentKey.self) {
      content.decoration = GeometryDecoration(link, outer: content.decoration)
    }
    return content
  }
}
