import OrderedCollections
import RostrumPresentation

/// The structure of a collection of children when their effects were last reconciled.
///
/// A reducer outside the operator may remove children too, before or after the operator runs. The
/// structure that the operator finds then differs from the known one, and the effects of all
/// children that no longer exist are cancelled.
final class KnownStructure {
  private var known: StructureID?

  init() {}

  /// Merges the cancellation of removed children's effects into an effect.
  ///
  /// - Parameters:
  ///   - effect: The action's effect.
  ///   - before: The structure before the action.
  ///   - structure: The structure after the action.
  ///   - removed: Returns the children that the action removed.
  ///   - remaining: Returns the children that remain.
  /// - Returns: The merged effect.
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
  /// Records the remaining children of a collection.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the collection.
  ///   - ids: The identities of its elements.
  convenience init<ID: Hashable>(at keyPath: AnyKeyPath, ids: OrderedSet<ID>) {
    self.init(at: keyPath) { element in
      guard let id = element.base as? ID else { return true }
      return ids.contains(id)
    }
  }
}
