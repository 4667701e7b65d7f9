import Foundation

/// Keeps the path of a navigation stack: the destinations above its root, by identity.
///
/// Whoever shortens the path (the flow, the back button, `dismiss`, the app) changes
/// ``navigationPath``; what left it is told to ``elementsRemoved``, which is how the flow hears of it.
@MainActor
public protocol DestinationPathNavigating: AnyObject {
  /// The destinations above the root.
  var navigationPath: [UUID] { get set }
  /// The destination to which the stack belongs.
  var navigatorDestinationID: UUID? { get set }
  /// To be called with the elements that left the path, whenever some did.
  var elementsRemoved: (@MainActor ([UUID]) -> Void)? { get set }

  /// Puts an element on top.
  ///
  /// - Parameters:
  ///   - item: The element.
  ///   - shouldAnimate: Whether the change moves; `nil` for the default.
  func addPathElement(item: UUID, shouldAnimate: Bool?)
}

extension DestinationPathNavigating {
  /// The destination on top.
  public var currentPresentationID: UUID? { navigationPath.last }

  /// The element on top.
  public func currentPathElement() -> UUID? { navigationPath.last }

  /// The element below the one on top.
  public func previousPathElement() -> UUID? { navigationPath.dropLast().last }

  /// The place of an element.
  ///
  /// - Parameter item: The element.
  /// - Returns: Its index; `nil` if it is not on the path.
  public func index(of item: UUID) -> Int? { navigationPath.firstIndex(of: item) }

  /// Takes the element off the top.
  ///
  /// - Parameter previousPresentationID: The element that is then on top; without one, the next.
  public func backToPreviousPathElement(previousPresentationID: UUID? = nil) {
    if let previousPresentationID {
      backToElement(identifier: previousPresentationID)
    } else if !navigationPath.isEmpty {
      navigationPath.removeLast()
    }
  }

  /// Takes off all above an element.
  ///
  /// - Parameter identifier: The element; one that is not on the path changes nothing.
  /// - Returns: What was taken off.
  @discardableResult
  public func backToElement(identifier: UUID) -> [UUID] {
    guard let index = index(of: identifier) else { return [] }
    let removed = Array(navigationPath[(index + 1)...])
    if !removed.isEmpty { navigationPath.removeLast(removed.count) }
    return removed
  }

  /// Takes off all.
  public func removeAll() {
    if !navigationPath.isEmpty { navigationPath.removeAll() }
  }
}
