import Foundation
import Observation
import RostrumViews

/// An observable path of a navigation stack.
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
  /// The ID of the current presentation.
  @ObservationIgnored public var currentPresentationID: UUID?
  /// The ID of the destination that contains the stack.
  @ObservationIgnored public var navigatorDestinationID: UUID?
  /// Called with the elements that were removed from the path.
  @ObservationIgnored public var elementsRemoved: (@MainActor ([UUID]) -> Void)?

  /// Creates a navigator.
  ///
  /// - Parameter navigationPath: The destinations above the root.
  public init(navigationPath: [UUID]? = nil) {
    self.navigationPath = navigationPath ?? []
  }

  /// Adds an element to the path.
  public func addPathElement(item: UUID, shouldAnimate: Bool? = nil) {
    currentPresentationID = item
    var transaction = Transaction.current
    if shouldAnimate == false { transaction.disablesAnimations = true }
    withTransaction(transaction) { navigationPath.append(item) }
  }
}
