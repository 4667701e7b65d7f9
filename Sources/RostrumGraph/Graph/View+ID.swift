import RostrumRuntime

extension View {
  /// Binds the view's identity to a value; a change of the value replaces the view and resets its
  /// state.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The view.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }
}

package struct IdentityModifier<ID: Hashable>: ViewModifier {
  package typealias Body = Never

  let id: ID

  package static func _makeNode<V: View>(
    _ view: consuming ModifiedContent<V, Self>, _ context: consuming NodeContext
  ) -> ViewNode<ModifiedContent<V, Self>> {
    IdentityNode(view, context)
  }
}

final class IdentityNode<V: View, ID: Hashable>: ModifierNode<V, IdentityModifier<ID>> {
  private lazy var id = view.modifier.id

  override func update() {
    if !view.modifier.id.isSame(as: id) {
      id = view.modifier.id
      content?.remove()
      content = nil
      contentChanged()
    }
    context.child(of: self).reconcile(&content, with: view.content)
  }

  override func addPlace(to hasher: inout PlaceHasher) {
    hasher.combine(slot: context.slot)
    if !hasher.combine(id: id) { hasher.isStable = false }
  }
}
