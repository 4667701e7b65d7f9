import Foundation
import Observation
import RostrumViews

/// The path of a navigation stack that views follow.
///
/// ```swift
/// NavigationStack(path: $destinationState.navigator.navigationPath) { … }
/// ```
@MainActor @Observable
public final class DestinationNavigator: DestinationPathNavigating {
  /// The destinations above the root.
  public var navigationPath: [UUID] {
    didSet {
      let removed = oldValue.filter { !navigationPath.contains($0) }
      if !removed.isEmpty { elementsRemoved?(removed) }
    }
  }
  /// The destination to which the stack belongs.
  @ObservationIgnored public var navigatorDestinationID: UUID?
  /// Called with the elements that left the path.
  @ObservationIgnored public var elementsRemoved: (@MainActor ([UUID]) -> Void)?

  /// Makes a navigator.
  ///
  /// - Parameter navigationPath: The destinations above the root.
  public init(navigationPath: [UUID] = []) {
    self.navigationPath = navigationPath
  }

  /// Puts an element on top.
  public func addPathElement(item: UUID, shouldAnimate: Bool? = nil) {
    var transaction = Transaction.current
    if shouldAnimate == false { transaction.disablesAnimations = true }
    withTransaction(transaction) { navigationPath.append(item) }
  }
}
