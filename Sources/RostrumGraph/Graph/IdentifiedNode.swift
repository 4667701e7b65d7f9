/// A node whose view has an identity that the app gave it.
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
