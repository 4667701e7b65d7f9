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

/// A node that creates rows on demand.
@MainActor
protocol RowCreating: Node {
  /// Creates the row with an identity if it has no views because it is far from the screen.
  ///
  /// - Returns: Whether there is such a row.
  func createRow(withIdentity identity: AnyHashable) -> Bool
}

extension ElementHandle {
  /// The identity of the view among its siblings: that of a row, or of an `id(_:)`.
  package var identity: AnyHashable? {
    var next: Node? = owner
    while let node = next {
      if let identified = node as? any IdentifiedNode { return identified.identity }
      next = node.context.parent
      if next is any ElementOwner { return nil }
    }
    return nil
  }
}

extension Node {
  /// Creates the row with an identity if it has no views because it is far from the screen.
  ///
  /// - Returns: Whether there is such a row.
  /// - Complexity: O(*n*) in the number of descendants and of elements.
  package func reveal(_ identity: AnyHashable) -> Bool {
    if let node = self as? any RowCreating, node.createRow(withIdentity: identity) { return true }
    var isFound = false
    visitChildren { if !isFound { isFound = $0.reveal(identity) } }
    return isFound
  }

  /// The first descendant with an identity.
  ///
  /// O(n) in the number of descendants.
  package func first(withIdentity id: AnyHashable) -> Node? {
    if let node = self as? any IdentifiedNode, node.identity == id { return self }
    var found: Node?
    visitChildren { if found == nil { found = $0.first(withIdentity: id) } }
    return found
  }
}
