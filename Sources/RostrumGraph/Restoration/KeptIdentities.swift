/// The owner of objects whose identities differ in each launch, and which the launch keeps by other
/// names, such as a flow with its destinations.
@MainActor
package protocol KeptIdentities: AnyObject {
  /// The name of an identity; `nil` if it belongs to a different owner, or to none.
  func keptName(of id: AnyHashable) -> KeptName?
}

/// What an identity is called in places.
package enum KeptName: Hashable {
  /// The name is the same in each launch.
  case lasting(String)
  /// The launch doesn't keep what the identity stands for.
  case unkept
}

extension ViewGraph {
  /// Names the identities of an owner in places from now on.
  ///
  /// - Parameter owner: The owner, which isn't retained.
  package func name(_ owner: any KeptIdentities) {
    owners.removeAll { $0.owner == nil || $0.owner === owner }
    owners.append(KeptIdentityOwner(owner: owner))
  }
}

/// A reference to an owner of identities.
struct KeptIdentityOwner {
  weak var owner: (any KeptIdentities)?
}
