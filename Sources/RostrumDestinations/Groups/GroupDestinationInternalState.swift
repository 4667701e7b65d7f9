import Foundation
import Observation

/// A closure that gets the identity of a child that was removed.
public typealias GroupChildRemovedClosure = @MainActor (_ destinationID: UUID) -> Void
/// A closure that gets the identity of the child that came to the front.
public typealias GroupCurrentDestinationChangedClosure =
  @MainActor (_ destinationID: UUID?) -> Void
/// A closure that removes a destination from its flow.
public typealias RemoveDestinationFromFlowClosure = @MainActor (_ removalID: UUID) -> Void

/// The state of a destination that holds others.
@MainActor @Observable
public final class GroupDestinationInternalState<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A child of the group.
  public typealias Child = any Destinationable<DestinationType, ContentType, TabType>

  /// The children, in the order in which they were added.
  public var childDestinations: [Child] = []
  /// The child that was made current last.
  public var currentChildDestination: Child?
  /// Runs after a child was removed.
  @ObservationIgnored public var childWasRemovedClosure: GroupChildRemovedClosure?
  /// Runs after a child came to the front.
  @ObservationIgnored
  public var currentDestinationChangedClosure: GroupCurrentDestinationChangedClosure?
  /// Whether the group lets presentations leave its current child alone.
  @ObservationIgnored public var supportsIgnoringCurrentDestinationStatus = false

  /// Creates the state of a group without children.
  public init() {}
}
