import Foundation

extension ViewFlow {
  /// Adds a destination to the flow, including everything that it contains.
  func register(_ destination: AnyDestination, parent: UUID?) {
    pending[destination.id] = nil
    registry[destination.id] = destination
    lastNumber += 1
    numbers[destination.id] = lastNumber
    destinations.append(destination)
    destination.setParent(parent)
    connect(destination)
    for child in destination.asGroup?.groupInternalState.childDestinations ?? [] {
      if let child = child as? AnyDestination { register(child, parent: destination.id) }
    }
    destination.prepareForPresentation()
  }

  /// Observes the containers of a destination.
  private func connect(_ destination: AnyDestination) {
    destination.sheetPresentation.sheetRemoved = { [weak self] id in
      self?.left([id], by: .dismissSheet, of: nil)
    }
    guard let navigator = destination.asNavigating?.navigator() else { return }
    navigator.navigatorDestinationID = destination.id
    navigator.elementsRemoved = { [weak self, id = destination.id] ids in
      self?.left(ids, by: .navigateBackInStack, of: id)
    }
  }

  /// Removes destinations that have been removed from a sheet or a stack.
  private func left(_ ids: [UUID], by type: SystemNavigationType, of stack: UUID?) {
    var followUps: [Presentation] = []
    let isUsers = presentationDepth == 0
    presentationDepth += 1
    for id in ids.reversed() {
      guard let destination = registry[id] else { continue }
      if isUsers, let next = destination.systemNavigationPresentation(for: type) {
        followUps.append(next)
      }
      if let stack { registry[stack]?.asGroup?.swap(id, nil) }
      logger.log("Left \"\(destination.type.rawValue)\" by \(type.rawValue)")
      unregister(id)
    }
    presentationDepth -= 1
    for next in followUps { follow(next) }
    containersDidChange()
  }

  /// Performs the presentation that follows a navigation by the user.
  private func follow(_ presentation: Presentation) {
    if presentation.destinationType == nil {
      presentation.completionClosure?(true)
    } else {
      presentDestination(configuration: presentation)
    }
  }

  /// Releases a destination, including everything that it presented and contains.
  func unregister(_ id: UUID) {
    guard let destination = registry[id] else { return }
    destination.leaveAppearance()
    for within in destinations.reversed() where within.parentDestinationID() == id {
      unregister(within.id)
      destination.asGroup?.swap(within.id, nil)
    }
    registry[id] = nil
    numbers[id] = nil
    destinations.removeAll { $0.id == id }
    destination.sheetPresentation.sheetRemoved = nil
    destination.sheetPresentation.dismissSheet()
    destination.asNavigating?.navigator()?.elementsRemoved = nil
    destination.release()
    destination.leftFlow()
  }

  /// Removes a destination, including everything that it presented and contains.
  public func removeDestination(destinationID id: UUID) {
    guard let destination = registry[id] else { return }
    presentationDepth += 1
    defer {
      presentationDepth -= 1
      containersDidChange()
    }
    let parent = parent(of: destination)
    switch spot(of: destination) {
    case .root: root = nil
    case .sheet: parent?.sheetPresentation.dismissSheet()
    case .added: parent?.addedDestinations.removeAll { $0.id == id }
    case .stack, .tab, .column, .child: parent?.asGroup?.detach(destination.id, replacement: nil)
    case .custom: break
    }
    unregister(id)
  }

  /// Replaces all destinations with a destination that the app has created.
  ///
  /// - Parameter newDestination: The destination.
  public func replaceRootDestination(
    with newDestination: any Destinationable<DestinationType, ContentType, TabType>
  ) {
    guard let destination = newDestination as? AnyDestination else { return }
    let old = root
    root = destination
    if let old { unregister(old.id) }
    register(destination, parent: nil)
    destination.join(self)
    containersDidChange()
  }
}

extension Destinationable {
  /// Connects a destination that the app has created with a flow, if their associated types match.
  func join(_ flow: some ViewFlowable) {
    guard let flow = flow as? any ViewFlowable<DestinationType, ContentType, TabType> else {
      return
    }
    internalState.flow = flow
    connectActions()
  }
}
