/// A modifier that presents something while its source asks for it: above the scene, or on a stack.
package protocol PresentingModifier: ViewModifier where Body == Never {
  /// What the presentation is about.
  associatedtype Item
  /// The node of what is presented.
  associatedtype Presented: Node

  /// When something is presented, and how the owner of the state hears that it goes.
  var source: PresentationSource<Item> { get }
  /// Whether a presentation that is up stays about the item with which it came up.
  var keepsItem: Bool { get }
  /// Runs after the presentation has gone away.
  var onDismiss: (@MainActor () -> Void)? { get }

  /// Makes the node of what is presented.
  ///
  /// - Parameters:
  ///   - presenter: The node of the modifier.
  ///   - dismiss: Tells the owner of the state that the presentation goes.
  /// - Returns: The node; `nil` if there is no place for it.
  func makePresented(
    by presenter: Node, dismiss: @escaping @MainActor () -> Void
  ) -> Presented?

  /// Shows the content for an item.
  func show(_ item: Item, on presented: Presented, by presenter: Node)

  /// Puts what is presented, with its first content, in front.
  func bringUp(_ presented: Presented)
}

extension PresentingModifier {
  package var keepsItem: Bool { false }
  package var onDismiss: (@MainActor () -> Void)? { nil }

  /// Makes the node that keeps a view of this type alive; apps do not call or write it.
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PresenterNode(view, context)
  }
}

/// The node of a view that presents something, which lives as long as the view.
final class PresenterNode<V: View, Modifier: PresentingModifier>: ModifierNode<V, Modifier>,
  DeferredWork, PlaceObserver
{
  private var presented: Modifier.Presented?
  /// What the presentation is about.
  private var current: PresentationSource<Modifier.Item>.Request?
  /// The region that has to be chosen before anything in it comes up.
  private var awaited: Place?

  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
    let request = reading { view.modifier.source.request() }
    if let current, let request, current.id == request.id {
      if !view.modifier.keepsItem { self.current = request }
      show()
    } else if current != nil, request == nil, staysWithoutItem {
      show()
    } else {
      end()
      if request != nil { graph.performLater(self) }
    }
  }

  /// Whether the presentation stays as it is although its item is gone, since its flag still asks
  /// for it.
  private var staysWithoutItem: Bool {
    view.modifier.keepsItem && reading { view.modifier.source.isAsked() }
  }

  func performDeferredWork() {
    guard isAlive, presented == nil else { return }
    if let holder = context.place.holder { return wait(for: holder) }
    guard let request = reading({ view.modifier.source.request() }),
      let presented = view.modifier.makePresented(
        by: self, dismiss: { [weak self] in self?.dismiss() })
    else { return }
    current = request
    self.presented = presented
    show()
    view.modifier.bringUp(presented)
  }

  /// Presents when a region, such as the tab around, is chosen.
  private func wait(for place: Place) {
    if awaited === place { return }
    awaited?.remove(self)
    awaited = place
    place.add(self)
  }

  func visibilityChanged() {
    guard let awaited, awaited.isVisible else { return }
    awaited.remove(self)
    self.awaited = nil
    graph.performLater(self)
  }

  private func show() {
    if let presented, let current { view.modifier.show(current.item, on: presented, by: self) }
  }

  /// Tells the owner of the state, unless the state is about something else already.
  private func dismiss() {
    guard let current else { return }
    let source = view.modifier.source
    if let request = source.request(), request.id != current.id { return }
    if source.isAsked() { source.dismiss() }
    graph.mark(self)
  }

  private func end() {
    guard let presented else { return }
    presented.remove()
    self.presented = nil
    current = nil
    if let onDismiss = view.modifier.onDismiss { graph.afterUpdate(onDismiss) }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let presented { visit(presented) }
  }

  override func collectOutlets(_ outlets: inout [Outlet]) {
    content?.collectOutlets(&outlets)
  }

  override func willRemove() {
    awaited?.remove(self)
    end()
  }
}
