import Foundation
import RostrumViews

/// A destination that contains other destinations, such as a navigation stack, tabs or columns.
///
/// The view of a custom group shows ``currentChildDestination()`` or all of
/// ``childDestinations()``, and `.addToCurrent` adds a child to the group.
@MainActor
public protocol GroupedDestinationable<DestinationType, ContentType, TabType>: Destinationable {
  /// The state of the group.
  var groupInternalState: GroupDestinationInternalState<DestinationType, ContentType, TabType> {
    get
  }

  /// The destinations in the group, in the order in which they were added.
  func childDestinations() -> [any Destinationable<DestinationType, ContentType, TabType>]

  /// The frontmost destination in the group.
  func currentChildDestination() -> (any Destinationable<DestinationType, ContentType, TabType>)?

  /// The current child, which may be a group itself.
  func frontChild() -> (any ViewDestinationable<DestinationType, ContentType, TabType>)?

  /// Removes a child, or replaces it.
  ///
  /// - Parameters:
  ///   - id: The ID of the child.
  ///   - replacement: The destination that replaces the child, or `nil` to remove the child.
  func detach(
    _ id: UUID, replacement: (any ViewDestinationable<DestinationType, ContentType, TabType>)?)
}

extension GroupedDestinationable {
  /// A destination in the group.
  public typealias ViewChild = any ViewDestinationable<DestinationType, ContentType, TabType>

  /// The children, in the order in which they were added.
  public func childDestinations() -> [any Destinationable<DestinationType, ContentType, TabType>] {
    groupInternalState.childDestinations
  }

  /// Returns the destination in the group with an ID.
  ///
  /// - Parameter destinationIdentifier: The ID of the destination.
  /// - Returns: The destination, or `nil` if it isn't in the group.
  /// - Complexity: O(*n*), where *n* is the number of destinations in the group.
  public func childForIdentifier(destinationIdentifier: UUID) -> ViewChild? {
    childDestinations().first { $0.id == destinationIdentifier } as? ViewChild
  }

  /// The current destination: the child that was made current most recently, or the last child.
  public func currentChildDestination() -> (
    any Destinationable<DestinationType, ContentType, TabType>
  )? { frontChild() }

  /// The child that was made current most recently, or the last child.
  public func frontChild() -> ViewChild? {
    let children = groupInternalState.childDestinations
    let current = groupInternalState.currentChildDestination?.id
    return (children.first { $0.id == current } ?? children.last) as? ViewChild
  }

  /// Makes a child current.
  ///
  /// - Parameter destinationID: The ID of the child; if it isn't in the group, this method is a
  ///   no-op.
  public func updateCurrentDestination(destinationID: UUID) {
    setCurrent(ownChild(destinationID) ?? groupInternalState.currentChildDestination)
  }

  /// Adds a child.
  ///
  /// - Parameters:
  ///   - childDestination: The child.
  ///   - shouldSetDestinationAsCurrent: Whether the child becomes current.
  ///   - shouldAnimate: Whether the change is animated.
  public func addChild(
    childDestination: any Destinationable<DestinationType, ContentType, TabType>,
    shouldSetDestinationAsCurrent: Bool? = true, shouldAnimate: Bool? = true
  ) {
    var transaction = Transaction()
    transaction.disablesAnimations = shouldAnimate == false
    withTransaction(transaction) {
      append(childDestination, setsCurrent: shouldSetDestinationAsCurrent ?? true)
    }
  }

  /// Removes a child.
  ///
  /// - Parameters:
  ///   - identifier: The ID of the child.
  ///   - removeDestinationFromFlowClosure: A closure that removes the child from the flow.
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

  /// Replaces a child.
  ///
  /// - Parameters:
  ///   - currentID: The ID of the child.
  ///   - newDestination: The destination that replaces the child.
  ///   - removeDestinationFromFlowClosure: A closure that removes the child from the flow.
  public func replaceChild(
    currentID: UUID,
    with newDestination: any Destinationable<DestinationType, ContentType, TabType>,
    removeDestinationFromFlowClosure: RemoveDestinationFromFlowClosure? = nil
  ) {
    guard let newDestination = newDestination as? ViewChild else { return }
    detach(currentID, replacement: newDestination)
    removeDestinationFromFlowClosure?(currentID)
  }

  /// Replaces the current child.
  ///
  /// - Parameter newDestination: The destination that replaces the child.
  public func replaceCurrentDestination(
    with newDestination: any Destinationable<DestinationType, ContentType, TabType>
  ) {
    guard let current = frontChild() else { return }
    replaceChild(currentID: current.id, with: newDestination)
  }

  /// Whether presentations may ignore the current child of the group.
  public func supportsIgnoringCurrentDestinationStatus() -> Bool {
    groupInternalState.supportsIgnoringCurrentDestinationStatus
  }

  /// Assigns a closure that is called when a child has been removed.
  ///
  /// - Parameter closure: A closure that receives the ID of the child.
  public func assignChildRemovedClosure(closure: @escaping GroupChildRemovedClosure) {
    groupInternalState.childWasRemovedClosure = closure
  }

  /// Assigns a closure that is called when the current child has changed.
  ///
  /// - Parameter closure: A closure that receives the ID of the child.
  public func assignCurrentDestinationChangedClosure(
    closure: @escaping GroupCurrentDestinationChangedClosure
  ) {
    groupInternalState.currentDestinationChangedClosure = closure
  }

  /// Removes a child, or replaces it.
  public func detach(_ id: UUID, replacement: ViewChild?) {
    swap(id, replacement)
  }
}

extension GroupedDestinationable {
  /// Returns the direct child with an ID.
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

  /// Removes a child from the list, or replaces it.
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
