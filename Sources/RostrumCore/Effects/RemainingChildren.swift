/// The remaining children of a collection.
///
/// The effects of removed ones are cancelled.
///
/// NB: `@unchecked Sendable` because it is made and read on the main actor only.
final class RemainingChildren: @unchecked Sendable {
  /// The key path to the collection.
  let keyPath: AnyKeyPath

  private let isThere: (AnyHashable) -> Bool

  /// - Parameters:
  ///   - keyPath: The key path to the collection.
  ///   - isThere: Returns whether the collection contains an element with an identity.
  init(at keyPath: AnyKeyPath, isThere: @escaping (AnyHashable) -> Bool) {
    self.keyPath = keyPath
    self.isThere = isThere
  }

  /// Whether a child belonged to the collection and was removed.
  func isGone(_ child: NavigationID) -> Bool {
    guard let element = child.element, child.keyPath == keyPath else { return false }
    return !isThere(element)
  }
}
