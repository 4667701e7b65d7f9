import Foundation
import RostrumScenes

/// The position at which a new destination is placed.
struct DestinationTarget<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias AnyDestination = any ViewDestinationable<DestinationType, ContentType, TabType>

  let spot: DestinationSpot<TabType>
  /// The destination that contains or presents the new one.
  var parent: AnyDestination?
  /// The destination that the new one replaces.
  var replaced: AnyDestination?
}

extension ViewFlow {
  typealias Target = DestinationTarget<DestinationType, ContentType, TabType>

  /// Returns the position for the destination of a presentation.
  func target(
    of presentation: Presentation, from origin: AnyDestination?
  ) throws(DestinationsError) -> Target {
    if case .replaceRoot = presentation.presentationType { return Target(spot: .root) }
    guard let origin else {
      if root == nil { return Target(spot: .root) }
      throw missingContainer(presentation, origin)
    }
    switch presentation.presentationType {
    case .navigationStack, .moveToNearest:
      return Target(spot: .stack, parent: try stack(around: origin, for: presentation))
    case .tabBar(let tab):
      let bar = try tabBar(around: origin, for: presentation)
      _ = try bar.activeTab(tab)
      return target(within: bar.rootDestination(for: tab), else: .tab(tab), of: bar)
    case .splitView(let column):
      let split = try splitView(around: origin, for: presentation)
      let shown = split.shownDestination(in: column.swiftUI)
      return target(within: shown, else: .column(column.swiftUI), of: split)
    case .replaceCurrent:
      let current = origin.front
      return Target(spot: spot(of: current), parent: parent(of: current), replaced: current)
    case .addToCurrent where origin.isPlainGroup: return Target(spot: .child, parent: origin)
    case .addToCurrent: return Target(spot: .added, parent: origin.front)
    case .sheet(_, let options): return Target(spot: .sheet(options), parent: origin)
    case .custom: return Target(spot: .custom, parent: origin)
    case .replaceRoot, .destinationPath: return Target(spot: .root)
    }
  }

  /// The stack that a tab or column shows, or the position of the destination that it shows.
  private func target(
    within shown: AnyDestination?, else spot: Spot, of container: AnyDestination
  ) -> Target {
    if let stack = shown?.asNavigating { return Target(spot: .stack, parent: stack) }
    return Target(spot: spot, parent: container, replaced: shown)
  }

  /// Places a new destination.
  func place(
    _ destination: AnyDestination, at target: Target, _ presentation: Presentation,
    from origin: AnyDestination?
  ) {
    if case .root = target.spot {
      let old = root
      root = destination
      if let old { unregister(old.id) }
      register(destination, parent: nil)
      return
    }
    guard let parent = target.parent else { return }
    register(destination, parent: parent.id)
    if let replaced = target.replaced, !target.spot.isModal {
      replace(replaced, with: destination, in: parent, at: target.spot)
    } else {
      insert(destination, at: target.spot, of: parent, presentation, from: origin)
    }
    if presentation.shouldSetDestinationAsCurrent { follow(presentation, in: parent) }
  }

  private func insert(
    _ destination: AnyDestination, at spot: Spot, of parent: AnyDestination,
    _ presentation: Presentation, from origin: AnyDestination?
  ) {
    switch spot {
    case .root: break
    case .stack:
      parent.asNavigating?.push(
        destination, shouldAnimate: presentation.navigationStackOptions?.shouldAnimate)
    case .tab(let tab): parent.asTabBar?.show(destination, in: tab)
    case .column(let column): parent.asSplitView?.show(destination, in: column)
    case .sheet(let options):
      parent.sheetPresentation.updateSheet(Sheet(destination: destination, options: options))
    case .added: parent.addedDestinations.append(destination)
    case .child: parent.asGroup?.addChild(childDestination: destination)
    case .custom: presentCustom(destination, presentation, from: origin)
    }
  }

  private func replace(
    _ old: AnyDestination, with new: AnyDestination, in parent: AnyDestination, at spot: Spot
  ) {
    if case .added = spot {
      parent.replaceAdded(old.id, with: new)
    } else {
      parent.asGroup?.detach(old.id, replacement: new)
    }
    unregister(old.id)
  }

  /// Selects the tab or column of a presentation.
  private func follow(_ presentation: Presentation, in parent: AnyDestination) {
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
    _ destination: AnyDestination, _ presentation: Presentation, from origin: AnyDestination?
  ) {
    guard case .custom(let custom) = presentation.presentationType else { return }
    let id = destination.id
    custom.swiftUI?(destination, front, origin) { [weak self] isDone in
      if !isDone { self?.removeDestination(destinationID: id) }
      presentation.completionClosure?(isDone)
    }
  }
}

extension ViewDestinationable {
  /// Whether the destination is a custom group, which shows its children itself.
  var isPlainGroup: Bool {
    asGroup != nil && asNavigating == nil && asTabBar == nil && asSplitView == nil
  }

  func replaceAdded(_ id: UUID, with replacement: AnyDestination) {
    guard let index = addedDestinations.firstIndex(where: { $0.id == id }) else { return }
    addedDestinations[index] = replacement
  }
}
