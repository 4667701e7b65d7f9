import RostrumRuntime

/// A modifier that presents content while its source requests it, above the scene or on a stack.
package protocol PresentingModifier: ViewModifier where Body == Never {
  /// The item that the presentation represents.
  associatedtype Item
  /// The node of the presented content.
  associatedtype Presented: Node

  /// The request to present, and the way to notify the owner of the state of a dismissal.
  var source: PresentationSource<Item> { get }
  /// Whether an active presentation keeps the item with which it was presented.
  var keepsItem: Bool { get }
  /// Called after the presentation was dismissed.
  var onDismiss: (@MainActor () -> Void)? { get }
  /// Whether the user must answer what is presented before going anywhere else.
  var asksUser: Bool { get }

  /// Whether the content can be presented now; otherwise the presenter does its work again later.
  ///
  /// - Parameter presenter: The node of the modifier.
  /// - Returns: Whether it can.
  func mayPresent(_ presenter: any DeferredWork) -> Bool

  /// Creates the node of the presented content.
  ///
  /// - Parameters:
  ///   - presenter: The node of the modifier.
  ///   - dismiss: Notifies the owner of the state of a dismissal.
  /// - Returns: The node; `nil` if there is no place for it.
  func makePresented(
    by presenter: Node, dismiss: @escaping @MainActor () -> Void
  ) -> Presented?

  /// Shows the content for an item.
  func show(_ item: Item, on presented: Presented, by presenter: Node)

  /// Brings the presented node to the front, with its initial content.
  func bringUp(_ presented: Presented)
}

extension PresentingModifier {
  package var keepsItem: Bool { false }
  package var asksUser: Bool { false }
  package var onDismiss: (@MainActor () -> Void)? { nil }
  package func mayPresent(_ presenter: any DeferredWork) -> Bool { true }

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    PresenterNode(view, context)
  }
}

/// A node that presents an item with an identity.
@MainActor
protocol ItemPresenting: AnyObject {
  /// The identity of the item.
  var itemID: AnyHashable? { get set }
  /// Whether the user can't leave what is presented.
  var isHeld: Bool { get }
}

/// The node of a view that presents content as long as the view exists.
final class PresenterNode<V: View, Modifier: PresentingModifier>: ModifierNode<V, Modifier>,
  DeferredWork, PlaceObserver
{
  @exclusivity(unchecked) private(set) var presented: Modifier.Presented?
  /// The request that is being presented.
  @exclusivity(unchecked) private(set) var current: PresentationSource<Modifier.Item>.Request?
  /// The name in addresses, if the app declares one.
  var addressName: AddressName? {
    didSet { if addressName != oldValue { addressChanged() } }
  }
  /// The spelling of the item in addresses.
  @exclusivity(unchecked) private(set) var addressFormat: AddressFormat<Modifier.Item>?
  /// The region that must be selected before anything in it is presented.
  @exclusivity(unchecked) private var awaited: Place?

  override func update() {
    context.child(of: self).reconcile(&content, with: view.content)
    let request = reading {
      if Modifier.Item.self != Void.self, !view.modifier.asksUser {
        addressFormat = environment.addressFormat(for: Modifier.Item.self, allowsStructure: false)
      }
      return view.modifier.source.request()
    }
    defer { addressChanged() }
    if let current, let request, request.id.isSame(as: current.id) {
      if !view.modifier.keepsItem { self.current = request }
      show()
    } else if current != nil, request == nil, staysWithoutItem {
      show()
    } else {
      // Before others that wait for the end.
      if request != nil { graph.performLater(self) }
      end()
    }
  }

  /// Whether the presentation keeps its content although its item is gone, because its binding
  /// still requests it.
  private var staysWithoutItem: Bool {
    view.modifier.keepsItem && reading { view.modifier.source.isAsked() }
  }

  func performDeferredWork() {
    guard isAlive, presented == nil else { return }
    if let holder = context.place.holder { return wait(for: holder) }
    // What ran since the update, such as the end of another presentation, may have taken it back.
    guard let request = reading({ view.modifier.source.request() }), view.modifier.mayPresent(self),
      let presented = view.modifier.makePresented(
        by: self, dismiss: { [weak self] in self?.dismiss() })
    else { return }
    current = request
    self.presented = presented
    (presented as? any ItemPresenting)?.itemID = request.id
    show()
    view.modifier.bringUp(presented)
    addressChanged()
  }

  /// Waits to present until a region, such as the enclosing tab, is selected.
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

  /// Notifies the owner of the state, unless the state already requests something else.
  func dismiss() {
    guard let current else { return }
    let source = view.modifier.source
    if let request = source.request(), !request.id.isSame(as: current.id) { return }
    if source.isAsked() { source.dismiss() }
    graph.mark(self)
  }

  private func end() {
    guard let presented else { return }
    presented.remove()
    self.presented = nil
    current = nil
    graph.service(Addresses.self).remove(self)
    if let onDismiss = view.modifier.onDismiss { graph.afterUpdate(onDismiss) }
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    super.visitChildren(visit)
    if let presented { visit(presented) }
  }

  override func collectHandles(_ handles: inout HandleList) {
    content?.collectHandles(&handles)
  }

  override func willRemove() {
    awaited?.remove(self)
    end()
    if addressFormat != nil || addressName != nil { graph.service(Addresses.self).remove(self) }
  }
}
