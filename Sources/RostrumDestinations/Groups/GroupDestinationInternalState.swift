import Foundation
import Observation

/// What a destination keeps that holds others.
@MainActor @Observable
public final class GroupDestinationInternalState<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A destination within.
  public typealias Child = any ViewDestinationable<DestinationType, ContentType, TabType>

  /// The destinations within, in the order in which they came.
  public internal(set) var childDestinations: [Child] = []
  /// The one in front, where the group is asked for it.
  public internal(set) var currentChildDestinationID: UUID?

  /// Makes the state of a group without children.
  public init() {}
}
