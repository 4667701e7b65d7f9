/// What would be lost if the row of a node were removed because it left the screen.
public enum NodeRetention: Comparable {
  /// Nothing: a new node is the same.
  case nothing
  /// State, which a node can keep without being on the page.
  case state
  /// Something that is on the page now, such as a presentation.
  case presence
}

extension Node {
  /// The strongest retention of the node and its descendants.
  ///
  /// O(n) in the number of descendants.
  final var strongestRetention: NodeRetention {
    var strongest = retention
    if strongest == .presence { return strongest }
    visitChildren { strongest = max(strongest, $0.strongestRetention) }
    return strongest
  }
}

extension [AnyObject?] {
  /// What would be lost if the storage of a view's properties were released.
  @MainActor
  package var retention: NodeRetention {
    contains { ($0 as? any NodeStorage)?.holdsState == true } ? .state : .nothing
  }
}
