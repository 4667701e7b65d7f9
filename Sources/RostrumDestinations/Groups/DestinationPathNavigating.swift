import Foundation

/// The path of a navigation stack: the identities of the destinations above its root.
///
/// The flow, the back button, `dismiss` and the app all change ``navigationPath``. The navigator
/// tells ``elementsRemoved`` which elements are gone, which is how the flow learns of it.
@MainActor
public protocol DestinationPathNavigating: AnyObject {
  /// The destinations above the root.
  var navigationPath: [UUID] { get set }
  /// The presentation that is current.
  var currentPresentationID: UUID? { get set }
  /// The destination to which the stack belongs.
  var navigatorDestinationID: UUID? { get set }
  /// A closure to call with the elements that were removed from the path.
  ///
  /// A navigator that doesn't keep it needs ``RostrumViews/View/onDestinationDisappear`` on the
  /// screens of its stack.
  var elementsRemoved: (@MainActor ([UUID]) -> Void)? { get set }

  /// Adds an element to the path.
  ///
  /// - Parameters:
  ///   - item: The element.
  ///   - shouldAnimate: Whether the change is animated; `nil` for the default.
  func addPathElement(item: UUID, shouldAnimate: Bool?)
}

extension DestinationPathNavigating {
  /// Removals aren't observed.
  public var elementsRemoved: (@MainActor ([UUID]) -> Void)? {
    get { nil }
    set {}
  }

  /// The last element of the path.
  public func currentPathElement() -> UUID? { navigationPath.last }

  /// The last but one element of the path.
  public func previousPathElement() -> UUID? { navigationPath.dropLast().last }

  /// Returns the position of an element.
  ///
  /// - Parameter identifier: The element.
  /// - Returns: Its index, or `nil` if it isn't on the path.
  public func index(of identifier: UUID) -> Int? { navigationPath.firstIndex(of: identifier) }

  /// Removes the current element, which is the last one, from the path.
  ///
  /// - Parameter previousPresentationID: The presentation that is current afterwards.
  public func backToPreviousPathElement(previousPresentationID: UUID? = nil) {
    if !navigationPath.isEmpty { navigationPath.removeLast() }
    currentPresentationID = previousPresentationID ?? navigationPath.last
  }

  /// Removes all elements above an element.
  ///
  /// - Parameter identifier: The element; one that isn't on the path changes nothing.
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
