/// The node of views that are read rather than shown, such as the item of a tab.
///
/// Their elements stand below one of their own, which is in no tree. When one of them changes, the
/// node above hears of it as of any change of content.
final class AsideNode<Content: View>: ViewNode<Content>, OutletOwner, Arranging {
  private(set) lazy var outlet = Outlet(.group, owner: self, isDecorated: false)
  private lazy var place = Place(in: context.place)
  private var content: ViewNode<Content>?
  var needsArrangement = false

  override func update() {
    let isFirst = content == nil
    if isFirst { place.onElementChange = { [weak self] in self?.contentChanged() } }
    var context = context.content(of: self)
    context.place = place
    context.reconcile(&content, with: view)
    if isFirst { graph.arrangeLater(self) }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let content { visit(content) }
  }

  override func collectOutlets(_ outlets: inout [Outlet]) {}

  override func collectPreferences(_ collector: PreferenceCollector) {}

  override func preferenceChanged(_ key: ObjectIdentifier) {}

  override func contentChanged() {
    graph.arrangeLater(self)
  }

  func arrange() {
    var outlets: [Outlet] = []
    content?.collectOutlets(&outlets)
    graph.tree.setChildren(of: outlet.core, to: outlets.map(\.outer))
    context.parent?.contentChanged()
  }

  override func willRemove() {
    outlet.remove()
  }
}

extension NodeContext {
  /// Makes the node of views that are read at first, and hands it each later value.
  func reconcile<V: View>(aside node: inout AsideNode<V>?, with view: V) {
    if let node { return node.take(view) }
    let made = AsideNode(view, self)
    made.update()
    node = made
  }
}
