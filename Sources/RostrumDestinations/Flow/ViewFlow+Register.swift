import Foundation

extension ViewFlow {
  /// Takes a destination into the flow, with all that it holds.
  func register(_ destination: AnyDestination, at placement: Placement) {
    pending[destination.id] = nil
    registry[destination.id] = destination
    placements[destination.id] = placement
    activeDestinations.append(destination)
    destination.setParent(placement.parentID)
    connect(destination)
    for child in destination.asGroup?.childDestinations() ?? [] {
      register(
        child, at: Placement(spot: spot(of: child.id, in: destination), parentID: destination.id))
    }
    destination.prepareForPresentation()
  }

  private func spot(of child: UUID, in parent: AnyDestination) -> Placement.Spot {
    if let tab = parent.asTabBar?.tab(destinationID: child) { return .tab(tab.type) }
    if let column = parent.asSplitView?.column(destinationID: child) { return .column(column) }
    return parent.asNavigating == nil ? .child : .stack
  }

  /// Hears of what leaves the containers of a destination.
  private func connect(_ destination: AnyDestination) {
    destination.sheetPresentation.sheetRemoved = { [weak self] id in
      self?.left([id], by: .dismissSheet)
    }
    guard let navigator = destination.asNavigating?.navigator() else { return }
    navigator.navigatorDestinationID = destination.id
    navigator.elementsRemoved = { [weak self] ids in
      self?.left(ids, by: .navigateBackInStack)
    }
  }

  /// Destinations have left a container, by whoever's doing.
  private func left(_ ids: [UUID], by type: SystemNavigationType) {
    var followUps: [PresentationConfiguration] = []
    for id in ids.reversed() {
      guard let destination = registry[id] else { continue }
      if presentationDepth == 0, let next = destination.systemNavigationPresentation(for: type) {
        followUps.append(next)
      }
      if placements[id]?.isOnStack == true, let parent = placements[id]?.parentID {
        registry[parent]?.asGroup?.swap(id, nil)
      }
      logger.log("Left \"\(destination.type.rawValue)\" by \(type.rawValue)", level: .info)
      unregister(id)
    }
    for next in followUps { follow(next) }
  }

  /// Does what a provider wants done after the user left.
  private func follow(_ presentation: PresentationConfiguration) {
    if presentation.destinationType == nil {
      presentation.completionClosure?(true)
    } else {
      presentDestination(configuration: presentation)
    }
  }

  /// Lets go of a destination, and of all that it presented and holds.
  func unregister(_ id: UUID) {
    guard let destination = registry[id] else { return }
    for within in activeDestinations.reversed() where placements[within.id]?.parentID == id {
      unregister(within.id)
    }
    registry[id] = nil
    placements[id] = nil
    activeDestinations.removeAll { $0.id == id }
    destination.sheetPresentation.sheetRemoved = nil
    destination.sheetPresentation.dismissSheet()
    destination.asNavigating?.navigator()?.elementsRemoved = nil
    destination.release()
    destination.leftFlow()
  }

  /// Takes a destination away, with all that it presented and holds.
  public func removeDestination(destinationID id: UUID) {
    guard let destination = registry[id], let placement = placements[id] else { return }
    presentationDepth += 1
    defer { presentationDepth -= 1 }
    let parent = placement.parentID.flatMap { registry[$0] }
    switch placement.spot {
    case .root: rootDestination = nil
    case .sheet: parent?.sheetPresentation.dismissSheet()
    case .added: parent?.addedDestinations.removeAll { $0.id == id }
    case .stack, .tab, .column, .child: parent?.asGroup?.detach(destination.id, replacement: nil)
    case .custom: break
    }
    unregister(id)
  }
}
