import Foundation

/// A destination that holds others, such as a navigation stack, tabs, columns, or a carousel.
///
/// In a group of the app, the view shows ``currentChildDestination()`` or all of
/// ``childDestinations()``, and `.addToCurrent` adds to it.
@MainActor
public protocol GroupedDestinationable<DestinationType, ContentType, TabType>: Destinationable {
  /// The state of the group.
  var groupInternalState: GroupDestinationInternalState<DestinationType, ContentType, TabType> {
    get
  }

  /// The destinations that the group holds, in the order in which they were added.
  func childDestinations() -> [any Destinationable<DestinationType, ContentType, TabType>]

  /// The destination in front.
  func currentChildDestination() -> (any Destinationable<DestinationType, ContentType, TabType>)?

  /// The child in front, which may itself hold others.
  func frontChild() -> (any ViewDestinationable<DestinationType, ContentType, TabType>)?

  /// Removes a child, or puts another one in its place.
  ///
  /// - Parameters:
  ///   - id: The child.
  ///   - replacement: The destination that takes its place; `nil` to remove the child.
  func detach(
    _ id: UUID, replacement: (any ViewDestinationable<DestinationType, ContentType, TabType>)?)
}

extension GroupedDestinationable {
  /// A destination within the group.
  public typealias ViewChild = any ViewDestinationable<DestinationType, ContentType, TabType>

  /// The children, in the order in which they were added.
  public func childDestinations() -> [any Destinationable<DestinationType, ContentType, TabType>] {
    groupInternalState.childDestinations
  }

  /// Returns the destination within the group that has an identity.
  ///
  /// - Parameter destinationIdentifier: The identity.
  /// - Returns: The destination, or `nil` if it isn't within the group.
  /// - Complexity: O(*n*), where *n* is the number of destinations within.
  public func childForIdentifier(destinationIdentifier: UUID) -> ViewChild? {
    childDestinations().first { $0.id == destinationIdentifier } as? ViewChild
  }

  /// The destination in front: the child that was made current last, or the last child.
  public func currentChildDestination() -> (
    any Destinationable<DestinationType, ContentType, TabType>
  )? { frontChild() }

  /// The child that was made current last, or the last child.
  public func frontChild() -> ViewChild? {
    let children = groupInternalState.childDestinations
    let current = groupInternalState.currentChildDestination?.id
    return (children.first { $0.id == current } ?? children.last) as? ViewChild
  }

  /// Brings a child to the front.
  ///
  /// - Parameter destinationID: The child; one that isn't in the group changes nothing.
  public func updateCurrentDestination(destinationID: UUID) {
    setCurrent(ownChild(destinationID) ?? groupInternalState.currentChildDestination)
  }

  /// Adds a child.
  ///
  /// - Parameters:
  ///   - childDestination: The child.
  ///   - shouldSetDestinationAsCurrent: Whether it comes to the front.
  ///   - shouldAnimate: Whether the change is animated.
  public func addChild(
    childDestination: any Destinationable<DestinationType, ContentType, TabType>,
    shouldSetDestinationAsCurrent: Bool? = true, shouldAnimate: Bool? = true
  ) {
    append(childDestination, setsCurrent: shouldSetDestinationAsCurrent ?? true)
  }

  /// Removes a child.
  ///
  /// - Parameters:
  ///   - identifier: The child.
  ///   - removeDestinationFromFlowClosure: Removes it from the flow, too.
  public func removeChild(
    identifier: UUID, removeDestinationFromFlowClosure: RemoveDestinationFromFlowClosure? = nil
  ) {
    detach(identifier, replacement: nil)
    removeDestinationFromFlowClosure?(identifier)
  }

  /// Removes all children.
  public func removeAllChildren() {
    for child in groupInternalState.childDestinations { detach(child.id, replacement: nil) }
  }

  /// Puts a destination in the place of a child.
  ///
  /// - Parameters:
  ///   - currentID: The child.
  ///   - newDestination: The destination that takes its place.
  ///   - removeDestinationFromFlowClosure: Removes the child from the flow, too.
  public func replaceChild(
    currentID: UUID,
    with newDestination: any Destinationable<DestinationType, ContentType, TabType>,
    removeDestinationFromFlowClosure: RemoveDestinationFromFlowClosure? = nil
  ) {
    guard let newDestination = newDestination as? ViewChild else { return }
    detach(currentID, replacement: newDestination)
    removeDestinationFromFlowClosure?(currentID)
  }

  /// Puts a destination in the place of the child in front.
  ///
  /// - Parameter newDestination: The destination.
  public func replaceCurrentDestination(
    with newDestination: any Destinationable<DestinationType, ContentType, TabType>
  ) {
    guard let current = frontChild() else { return }
    replaceChild(currentID: current.id, with: newDestination)
  }

  /// Whether the group lets presentations leave its current child alone.
  public func supportsIgnoringCurrentDestinationStatus() -> Bool {
    groupInternalState.supportsIgnoringCurrentDestinationStatus
  }

  /// Assigns a closure that runs after a child was removed.
  ///
  /// - Parameter closure: Gets the identity of the child.
  public func assignChildRemovedClosure(closure: @escaping GroupChildRemovedClosure) {
    groupInternalState.childWasRemovedClosure = closure
  }

  /// Assigns a closure that runs after a child came to the front.
  ///
  /// - Parameter closure: Gets the identity of the child.
  public func assignCurrentDestinationChangedClosure(
    closure: @escaping GroupCurrentDestinationChangedClosure
  ) {
    groupInternalState.currentDestinationChangedClosure = closure
  }

  /// Removes a child, or puts another one in its place.
  public func detach(_ id: UUID, replacement: ViewChild?) {
    swap(id, replacement)
  }
}

extension GroupedDestinationable {
  /// The child with an identity, without those that children hold.
  func ownChild(_ id: UUID) -> ViewChild? {
    groupInternalState.childDestinations.first { $0.id == id } as? ViewChild
  }

  func append(
    _ child: any Destinationable<DestinationType, ContentType, TabType>, setsCurrent: Bool
  ) {
    groupInternalState.childDestinations.append(child)
    child.setParentID(id: id)
    if setsCurrent || groupInternalState.childDestinations.count == 1 { setCurrent(child) }
  }

  /// Removes a child from the list, or puts another one in its place.
  func swap(_ id: UUID, _ replacement: ViewChild?) {
    let children = groupInternalState.childDestinations
    guard let index = children.firstIndex(where: { $0.id == id }) else { return }
    if let replacement {
      groupInternalState.childDestinations[index] = replacement
      replacement.setParent(self.id)
    } else {
      groupInternalState.childDestinations.remove(at: index)
    }
    if groupInternalState.currentChildDestination?.id == id { setCurrent(replacement) }
    groupInternalState.childWasRemovedClosure?(id)
  }

  private func setCurrent(
    _ child: (any Destinationable<DestinationType, ContentType, TabType>)?
  ) {
    guard groupInternalState.currentChildDestination?.id != child?.id else { return }
    groupInternalState.currentChildDestination = child
    groupInternalState.currentDestinationChangedClosure?(child?.id)
    internalState.flow?.containersDidChange()
  }
}
