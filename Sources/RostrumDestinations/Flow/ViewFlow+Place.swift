import Foundation

extension ViewFlow {
  typealias Placement = DestinationPlacement<TabType>

  /// Where a presentation puts its destination, and which one it replaces there.
  func place(
    for presentation: PresentationConfiguration, from origin: AnyDestination?
  ) throws(DestinationsError) -> (Placement, replaced: AnyDestination?) {
    if case .replaceRoot = presentation.presentationType { return (.root, nil) }
    guard let origin else {
      if rootDestination == nil { return (.root, nil) }
      throw missingContainer(presentation, origin)
    }
    switch presentation.presentationType {
    case .navigationStack, .moveToNearest:
      let stack = try stack(around: origin, for: presentation)
      return (Placement(spot: .stack, parentID: stack.id), nil)
    case .tabBar(let tab):
      let bar = try tabBar(around: origin, for: presentation)
      _ = try bar.activeTab(tab)
      return within(bar.rootDestination(for: tab), else: .tab(tab), of: bar.id)
    case .splitView(let column):
      let split = try splitView(around: origin, for: presentation)
      let shown = split.rootDestination(for: column.swiftUI)
      return within(shown, else: .column(column.swiftUI), of: split.id)
    case .replaceCurrent:
      let current = origin.front
      return (placements[current.id] ?? .root, current)
    case .addToCurrent where origin.isPlainGroup:
      return (Placement(spot: .child, parentID: origin.id), nil)
    case .addToCurrent:
      return (Placement(spot: .added, parentID: origin.front.id), nil)
    case .sheet(_, let options):
      return (Placement(spot: .sheet(options), parentID: origin.id), nil)
    case .custom:
      return (Placement(spot: .custom, parentID: origin.id), nil)
    case .replaceRoot, .destinationPath:
      return (.root, nil)
    }
  }

  /// On the stack that a tab or column shows, else in place of what it shows.
  private func within(
    _ shown: AnyDestination?, else spot: Placement.Spot, of container: UUID
  ) -> (Placement, replaced: AnyDestination?) {
    if let stack = shown?.asNavigating {
      return (Placement(spot: .stack, parentID: stack.id), nil)
    }
    return (Placement(spot: spot, parentID: container), shown)
  }

  /// Puts a new destination at its place.
  func place(
    _ destination: AnyDestination, at placement: Placement, replacing replaced: AnyDestination?,
    _ presentation: PresentationConfiguration, from origin: AnyDestination?
  ) {
    register(destination, at: placement)
    if case .root = placement.spot {
      let old = rootDestination
      rootDestination = destination
      if let old { unregister(old.id) }
      return
    }
    guard let parent = placement.parentID.flatMap({ registry[$0] }) else { return }
    if let replaced, !placement.isModal {
      replace(replaced, with: destination, in: parent, at: placement)
    } else {
      insert(destination, into: parent, at: placement, presentation, from: origin)
    }
    follow(presentation, in: parent)
  }

  private func insert(
    _ destination: AnyDestination, into parent: AnyDestination, at placement: Placement,
    _ presentation: PresentationConfiguration, from origin: AnyDestination?
  ) {
    switch placement.spot {
    case .root: break
    case .stack:
      parent.asNavigating?.push(
        destination, shouldAnimate: presentation.navigationStackOptions?.shouldAnimate)
    case .tab(let tab):
      parent.asTabBar?.destinationIDsForTabs[tab] = destination.id
      parent.asGroup?.addChild(
        childDestination: destination, shouldSetDestinationAsCurrent: false)
    case .column(let column):
      parent.asSplitView?.destinationIDsForColumns[column] = destination.id
      parent.asGroup?.addChild(
        childDestination: destination, shouldSetDestinationAsCurrent: false)
    case .sheet(let options):
      parent.sheetPresentation.updateSheet(Sheet(destination: destination, options: options))
    case .added:
      parent.addedDestinations.append(destination)
    case .child:
      parent.asGroup?.addChild(childDestination: destination)
    case .custom:
      presentCustom(destination, presentation, from: origin)
    }
  }

  private func replace(
    _ old: AnyDestination, with new: AnyDestination, in parent: AnyDestination,
    at placement: Placement
  ) {
    if case .added = placement.spot {
      parent.replaceAdded(old.id, with: new)
    } else {
      parent.asGroup?.detach(old.id, replacement: new)
    }
    unregister(old.id)
  }

  /// Brings the tab or column of a presentation to the front.
  private func follow(_ presentation: PresentationConfiguration, in parent: AnyDestination) {
    let around = chain(from: parent, acrossSheets: true)
    switch presentation.presentationType {
    case .tabBar(let tab):
      around.lazy.compactMap { $0.asTabBar }.first?.selectedTab = TabModel(type: tab)
    case .splitView(let column):
      around.lazy.compactMap { $0.asSplitView }.first?.selectedColumn = column.swiftUI
    default: break
    }
  }

  private func presentCustom(
    _ destination: AnyDestination, _ presentation: PresentationConfiguration,
    from origin: AnyDestination?
  ) {
    guard case .custom(let custom) = presentation.presentationType else { return }
    let id = destination.id
    custom.present(destination, currentDestination, origin) { [weak self] isDone in
      if !isDone { self?.removeDestination(destinationID: id) }
      presentation.completionClosure?(isDone)
    }
  }
}

extension ViewDestinationable {
  /// Whether it is a group of the app's own, which shows its children itself.
  var isPlainGroup: Bool {
    asGroup != nil && asNavigating == nil && asTabBar == nil && asSplitView == nil
  }

  func replaceAdded(_ id: UUID, with replacement: AnyDestination) {
    guard let index = addedDestinations.firstIndex(where: { $0.id == id })
    else { return }
    addedDestinations[index] = replacement
  }
}
