import Foundation
import Observation

/// A registry of active destinations that presents and removes them.
@MainActor
public protocol Flowable: AnyObject, Observable {
  /// The destinations of the app.
  associatedtype DestinationType: RoutableDestinations
  /// The tabs of the app.
  associatedtype TabType: TabTypeable
  /// The content that is passed to destinations.
  associatedtype ContentType: ContentTypeable

  /// The root destination.
  var rootDestination: (any Destinationable<DestinationType, ContentType, TabType>)? { get }
  /// The current destination, which is the frontmost one.
  var currentDestination: (any Destinationable<DestinationType, ContentType, TabType>)? { get }
  /// All active destinations, in the order in which they were presented.
  var activeDestinations: [any Destinationable<DestinationType, ContentType, TabType>] { get }

  /// Presents the starting destination.
  func start()

  /// Returns the destination with an ID.
  ///
  /// - Parameter destinationID: The ID of the destination.
  /// - Returns: The destination, or `nil` if it isn't in the flow.
  func destination(
    for destinationID: UUID
  ) -> (any Destinationable<DestinationType, ContentType, TabType>)?

  /// Removes a destination, including everything that it presented and contains.
  ///
  /// - Parameter destinationID: The ID of the destination; if it isn't in the flow, this method is
  ///   a no-op.
  func removeDestination(destinationID: UUID)
}

extension Flowable {
  /// Removes destinations, including everything that they presented and contain.
  ///
  /// - Parameter destinationIDs: The IDs of the destinations.
  public func removeDestinations(destinationIDs: [UUID]) {
    for id in destinationIDs { removeDestination(destinationID: id) }
  }
}
