import OrderedCollections
import RostrumPresentation

/// The structure of a collection of children with which their effects were last reconciled.
///
/// A reducer around the operator that runs the children may remove some too, before the operator or
/// after it. What is known then differs from what the operator finds, and the effects of all
/// children that are not there any more are cancelled.
final class KnownStructure {
  private var known: StructureID?

  init() {}

  /// Adds to an effect the end of those that run in children which have gone.
  ///
  /// - Parameters:
  ///   - effect: The effect of the action.
  ///   - before: The structure that the operator found.
  ///   - structure: The structure after the action.
  ///   - removed: The children that the action removed.
  ///   - remaining: Those that are there.
  /// - Returns: The effect.
  func reconcile<Action>(
    _ effect: Effect<Action>,
    from before: StructureID, to structure: StructureID,
    removed: () -> [NavigationID], remaining: () -> RemainingChildren
  ) -> Effect<Action> {
    let known = known ?? before
    if known == before, before == structure {
      if self.known == nil { self.known = structure }
      return effect
    }
    self.known = structure
    guard known == before else { return effect.merge(with: .reconcile(remaining())) }
    return effect.merge(with: .dismantle(removed()))
  }
}

extension RemainingChildren {
  /// Makes the children of a collection that are still there.
  ///
  /// - Parameters:
  ///   - keyPath: The collection.
  ///   - ids: The identities of its elements.
  convenience init<ID: Hashable>(at keyPath: AnyKeyPath, ids: OrderedSet<ID>) {
    self.init(at: keyPath) { element in
      guard let id = element.base as? ID else { return true }
      return ids.contains(id)
    }
  }
}
