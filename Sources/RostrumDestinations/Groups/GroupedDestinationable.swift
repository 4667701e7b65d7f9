import Foundation

/// A destination that holds others, such as a navigation stack, tabs, columns, or a carousel.
///
/// In a group of your own, the view shows ``currentChildDestination()`` or all of
/// ``childDestinations()``; `.addToCurrent` adds to it.
@MainActor
public protocol GroupedDestinationable<DestinationType, ContentType, TabType>: Destinationable {
  /// What the group keeps.
  var groupInternalState: GroupDestinationInternalState<DestinationType, ContentType, TabType> {
    get
  }

  /// The destination in front.
  func currentChildDestination() -> (
    any ViewDestinationable<DestinationType, ContentType, TabType>
  )?

  /// A child is to go, or to make place for another one.
  ///
  /// - Parameters:
  ///   - id: The child.
  ///   - replacement: What takes its place; `nil` for nothing.
  func detach(
    _ id: UUID, replacement: (any ViewDestinationable<DestinationType, ContentType, TabType>)?)
}

extension GroupedDestinationable {
  /// A destination within.
  public typealias Child = any ViewDestinationable<DestinationType, ContentType, TabType>

  /// The destinations within, in the order in which they came.
  public func childDestinations() -> [Child] { groupInternalState.childDestinations }

  /// The child with an identity.
  ///
  /// - Parameter destinationIdentifier: The identity.
  /// - Returns: The child, if there is one.
  public func childForIdentifier(destinationIdentifier: UUID) -> Child? {
    groupInternalState.childDestinations.first { $0.id == destinationIdentifier }
  }

  /// The destination in front: the one that was made current last, or the last one.
  public func currentChildDestination() -> Child? {
    let children = groupInternalState.childDestinations
    return children.first { $0.id == groupInternalState.currentChildDestinationID }
      ?? children.last
  }

  /// Puts a child in front.
  ///
  /// - Parameter destinationID: The child; it has to be in the group.
  public func updateCurrentDestination(destinationID: UUID) {
    if childForIdentifier(destinationIdentifier: destinationID) != nil {
      groupInternalState.currentChildDestinationID = destinationID
    }
  }

  /// Adds a child.
  ///
  /// - Parameters:
  ///   - childDestination: The child.
  ///   - shouldSetDestinationAsCurrent: Whether it comes to the front.
  public func addChild(childDestination: Child, shouldSetDestinationAsCurrent: Bool = true) {
    groupInternalState.childDestinations.append(childDestination)
    childDestination.setParent(id)
    if shouldSetDestinationAsCurrent || groupInternalState.childDestinations.count == 1 {
      groupInternalState.currentChildDestinationID = childDestination.id
    }
  }

  /// Removes a child, or puts another one in its place.
  public func detach(_ id: UUID, replacement: Child?) {
    swap(id, replacement)
  }

  /// Removes a child from the list, or puts another one in its place.
  func swap(_ id: UUID, _ replacement: Child?) {
    let children = groupInternalState.childDestinations
    guard let index = children.firstIndex(where: { $0.id == id }) else { return }
    if let replacement {
      groupInternalState.childDestinations[index] = replacement
      replacement.setParent(self.id)
    } else {
      groupInternalState.childDestinations.remove(at: index)
    }
    if groupInternalState.currentChildDestinationID == id {
      groupInternalState.currentChildDestinationID = replacement?.id
    }
  }
}
