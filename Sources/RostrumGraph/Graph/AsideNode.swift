/// The node of views that are read rather than shown, such as the item of a tab.
///
/// The elements of these views are children of an element that is in no tree. When one of them
/// changes, the parent node is notified as of any change of content.
package final class AsideNode<Content: View>: ElementNode<Content, Content> {
  private lazy var place = Place(in: context.place)

  package override func update() {
    if content == nil { place.onElementChange = { [weak self] in self?.contentChanged() } }
    var context = context.content(of: self)
    context.place = place
    show(view, in: context)
  }

  package override func collectHandles(_ handles: inout HandleList) {}

  package override func collectPreferences(_ collector: PreferenceCollector) {}

  package override func preferenceChanged(_ key: ObjectIdentifier) {}

  package override func arrange() {
    graph.tree.setChildren(of: handle.core, to: childElements)
    context.parent?.contentChanged()
  }
}

extension NodeContext {
  /// Creates or updates the node of views that are read rather than shown.
  package func reconcile<V: View>(aside node: inout AsideNode<V>?, with view: V) {
    if let node { return node.take(view) }
    let made = AsideNode(view, self, .group, isDecorated: false)
    made.update()
    node = made
  }
}
