import Foundation
import RostrumDestinations

/// A navigator of the app's own that remembers which changes move.
final class RecordingNavigator: DestinationPathNavigating {
  var navigationPath: [UUID] = []
  var currentPresentationID: UUID?
  var navigatorDestinationID: UUID?
  var elementsRemoved: (@MainActor ([UUID]) -> Void)?
  private(set) var moves: [Bool?] = []

  func addPathElement(item: UUID, shouldAnimate: Bool?) {
    navigationPath.append(item)
    moves.append(shouldAnimate)
  }
}
