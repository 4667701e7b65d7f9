/// A node whose view has an explicit identity from the app.
@MainActor
package protocol IdentifiedNode: Node {
  /// The identity.
  var identity: AnyHashable { get }
}

extension IdentityNode: IdentifiedNode {
  package var identity: AnyHashable { view.modifier.id }
}

extension ForEachRowNode: IdentifiedNode {
  package var identity: AnyHashable { view.id }
}
