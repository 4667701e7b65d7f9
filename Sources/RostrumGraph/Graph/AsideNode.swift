/// The node of views that are read rather than shown, such as the item of a tab.
///
/// Their elements stand below one of their own, which is in no tree. When one of them changes, the
/// node above hears of it as of any change of content.
package final class AsideNode<Content: View>: ElementNode<Content, Content> {
  private lazy var place = Place(in: context.place)

  package override func update() {
    if content == nil { place.onElementChange = { [weak self] in self?.contentChanged() } }
    var context = context.content(of: self)
    context.place = place
    show(view, in: context)
  }

  package override func collectOutlets(_ outlets: inout [Outlet]) {}

  package override func collectPreferences(_ collector: PreferenceCollector) {}

  package override func preferenceChanged(_ key: ObjectIdentifier) {}

  package override func arrange() {
    graph.tree.setChildren(of: outlet.core, to: childOutlets.map(\.outer))
    context.parent?.contentChanged()
  }
}

extension NodeContext {
  /// Makes the node of views that are read at first, and hands it each later value.
  package func reconcile<V: View>(aside node: inout AsideNode<V>?, with view: V) {
    if let node { return node.take(view) }
    let made = AsideNode(view, self, .group, isDecorated: false)
    made.update()
    node = made
  }
}
