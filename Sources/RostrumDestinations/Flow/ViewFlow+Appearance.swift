import Foundation

extension ViewFlow {
  /// Notifies destinations whose visibility has changed with the state of the containers.
  public func containersDidChange() {
    kept?.changed()
    guard presentationDepth == 0 else { return }
    let shown = shownDestinations
    let isShown = Set(shown.map { $0.id })
    for destination in destinations where !isShown.contains(destination.id) {
      destination.cover()
    }
    for destination in shown { destination.uncover() }
  }

  /// The visible destinations: the frontmost destination of each container, starting at the root.
  private var shownDestinations: [AnyDestination] {
    var shown: [AnyDestination] = []
    var rest = root.map { [$0] } ?? []
    while let destination = rest.popLast(), shown.count <= destinations.count {
      shown.append(destination)
      rest += destination.shownChildren
      if let sheet = destination.sheetPresentation.sheet.flatMap({ registry[$0.id] }) {
        rest.append(sheet)
      }
    }
    let custom = destinations.filter { destination in
      if case .custom = spot(of: destination) { true } else { false }
    }
    return shown + custom
  }
}

extension ViewDestinationable {
  /// The visible children.
  var shownChildren: [AnyDestination] {
    if let split = asSplitView {
      return split.destinationIDsForColumns.values.compactMap { split.ownChild($0) }
    }
    return addedDestinations + (asGroup?.frontChild().map { [$0] } ?? [])
  }
}

extension Destinationable {
  /// Notifies the destination that it has become visible, if it wasn't.
  func uncover() {
    guard internalState.appearance != .visible else { return }
    internalState.appearance = .visible
    prepareForAppearance(isVisible: true)
  }

  /// Notifies the destination that it isn't visible, if it was.
  func cover() {
    switch internalState.appearance {
    case .none:
      internalState.appearance = .hidden
      prepareForAppearance(isVisible: false)
    case .visible:
      internalState.appearance = .covered
      prepareForDisappearance(wasVisible: true)
    case .hidden, .covered: break
    }
  }

  /// Notifies the destination that it is removed from the flow, unless it is covered.
  func leaveAppearance() {
    let appearance = internalState.appearance
    internalState.appearance = .covered
    switch appearance {
    case .visible: prepareForDisappearance(wasVisible: true)
    case .hidden: prepareForDisappearance(wasVisible: false)
    case .none, .covered: break
    }
  }
}
