import Foundation
import Observation

/// A closure that receives the ID of a removed child.
public typealias GroupChildRemovedClosure = @MainActor (_ destinationID: UUID) -> Void
/// A closure that receives the ID of the new current child.
public typealias GroupCurrentDestinationChangedClosure =
  @MainActor (_ destinationID: UUID?) -> Void
/// A closure that removes a destination from its flow.
public typealias RemoveDestinationFromFlowClosure = @MainActor (_ removalID: UUID) -> Void

/// The state of a destination that contains other destinations.
@MainActor @Observable
public final class GroupDestinationInternalState<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A child of the group.
  public typealias Child = any Destinationable<DestinationType, ContentType, TabType>

  /// The children, in the order in which they were added.
  public var childDestinations: [Child] = []
  /// The child that was made current most recently.
  public var currentChildDestination: Child?
  /// A closure that is called when a child has been removed.
  @ObservationIgnored public var childWasRemovedClosure: GroupChildRemovedClosure?
  /// A closure that is called when the current child has changed.
  @ObservationIgnored
  public var currentDestinationChangedClosure: GroupCurrentDestinationChangedClosure?
  /// Whether presentations may ignore the current child of the group.
  @ObservationIgnored public var supportsIgnoringCurrentDestinationStatus = false

  /// Creates the state of a group without children.
  public init() {}
}
