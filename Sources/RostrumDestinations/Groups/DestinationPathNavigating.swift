import Foundation

/// The path of a navigation stack: the IDs of the destinations above its root.
///
/// The flow, the back button, `dismiss` and the app all modify ``navigationPath``. The navigator
/// calls ``elementsRemoved`` with the removed elements, so that the flow can release their
/// destinations.
@MainActor
public protocol DestinationPathNavigating: AnyObject {
  /// The destinations above the root.
  var navigationPath: [UUID] { get set }
  /// The ID of the current presentation.
  var currentPresentationID: UUID? { get set }
  /// The ID of the destination that contains the stack.
  var navigatorDestinationID: UUID? { get set }
  /// A closure to call with the elements that were removed from the path.
  ///
  /// If a navigator doesn't store it, apply `onDestinationDisappear` to the views on its stack.
  var elementsRemoved: (@MainActor ([UUID]) -> Void)? { get set }

  /// Adds an element to the path.
  ///
  /// - Parameters:
  ///   - item: The element.
  ///   - shouldAnimate: Whether the change is animated, or `nil` for the default.
  func addPathElement(item: UUID, shouldAnimate: Bool?)
}

extension DestinationPathNavigating {
  /// `nil`: removals aren't observed by default.
  public var elementsRemoved: (@MainActor ([UUID]) -> Void)? {
    get { nil }
    set {}
  }

  /// Returns the last element of the path.
  public func currentPathElement() -> UUID? { navigationPath.last }

  /// Returns the second-to-last element of the path.
  public func previousPathElement() -> UUID? { navigationPath.dropLast().last }

  /// Returns the index of an element.
  ///
  /// - Parameter identifier: The element.
  /// - Returns: The index of the element, or `nil` if it isn't in the path.
  public func index(of identifier: UUID) -> Int? { navigationPath.firstIndex(of: identifier) }

  /// Removes the last element of the path.
  ///
  /// - Parameter previousPresentationID: The ID of the presentation that becomes current.
  public func backToPreviousPathElement(previousPresentationID: UUID? = nil) {
    if !navigationPath.isEmpty { navigationPath.removeLast() }
    currentPresentationID = previousPresentationID ?? navigationPath.last
  }

  /// Removes all elements above an element.
  ///
  /// - Parameter identifier: The element; if it isn't in the path, this method is a no-op.
  /// - Returns: The elements that were removed.
  @discardableResult
  public func backToElement(identifier: UUID) -> [UUID] {
    guard let index = index(of: identifier) else { return [] }
    let removed = Array(navigationPath[(index + 1)...])
    if !removed.isEmpty { navigationPath.removeLast(removed.count) }
    return removed
  }

  /// Removes all elements.
  public func removeAll() {
    if !navigationPath.isEmpty { navigationPath.removeAll() }
  }
}
