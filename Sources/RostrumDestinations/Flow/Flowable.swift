import Foundation
import Observation

/// A registry of the destinations that exist, which presents and removes them.
@MainActor
public protocol Flowable: AnyObject, Observable {
  /// The destinations of the app.
  associatedtype DestinationType: RoutableDestinations
  /// The tabs of the app.
  associatedtype TabType: TabTypeable
  /// The content that is passed to destinations.
  associatedtype ContentType: ContentTypeable

  /// The destination below all others.
  var rootDestination: (any Destinationable<DestinationType, ContentType, TabType>)? { get }
  /// The destination in front.
  var currentDestination: (any Destinationable<DestinationType, ContentType, TabType>)? { get }
  /// All destinations, in the order in which they were presented.
  var activeDestinations: [any Destinationable<DestinationType, ContentType, TabType>] { get }

  /// Presents the first destination.
  func start()

  /// Returns the destination with an identity.
  ///
  /// - Parameter destinationID: The identity.
  /// - Returns: The destination, or `nil` if it isn't in the flow.
  func destination(
    for destinationID: UUID
  ) -> (any Destinationable<DestinationType, ContentType, TabType>)?

  /// Removes a destination, with everything that it presented and holds.
  ///
  /// - Parameter destinationID: The destination; one that isn't in the flow changes nothing.
  func removeDestination(destinationID: UUID)
}

extension Flowable {
  /// Removes destinations, with everything that they presented and hold.
  ///
  /// - Parameter destinationIDs: The destinations.
  public func removeDestinations(destinationIDs: [UUID]) {
    for id in destinationIDs { removeDestination(destinationID: id) }
  }
}
