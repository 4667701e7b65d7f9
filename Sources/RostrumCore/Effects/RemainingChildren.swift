/// The children of a collection that are still there; the effects of all others are to end.
///
/// NB: `@unchecked Sendable` because it is made and read on the main actor only.
final class RemainingChildren: @unchecked Sendable {
  /// The collection.
  let keyPath: AnyKeyPath

  private let isThere: (AnyHashable) -> Bool

  /// - Parameters:
  ///   - keyPath: The collection.
  ///   - isThere: Whether the collection has an element with an identity.
  init(at keyPath: AnyKeyPath, isThere: @escaping (AnyHashable) -> Bool) {
    self.keyPath = keyPath
    self.isThere = isThere
  }

  /// Whether a child is one of the collection's that has gone.
  func isGone(_ child: NavigationID) -> Bool {
    guard let element = child.element, child.keyPath == keyPath else { return false }
    return !isThere(element)
  }
}
