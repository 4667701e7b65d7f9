import Foundation
import RostrumScenes

/// A position in a container of a flow.
enum DestinationSpot<TabType: TabTypeable> {
  case root
  case stack
  case tab(TabType)
  case column(NavigationSplitViewColumn)
  case sheet(SheetPresentationOptions?)
  case added
  case child
  case custom

  var isModal: Bool {
    if case .sheet = self { true } else { false }
  }
}

extension ViewFlow {
  typealias Spot = DestinationSpot<TabType>

  /// The destination that contains or presented a destination.
  func parent(of destination: AnyDestination) -> AnyDestination? {
    guard destination.id != root?.id else { return nil }
    return destination.parentDestinationID().flatMap { registry[$0] }
  }

  /// The position of a destination, derived from its parent's containers.
  func spot(of destination: AnyDestination) -> Spot {
    if destination.id == root?.id { return .root }
    return parent(of: destination)?.spot(ofChild: destination.id) ?? .custom
  }

  /// The frontmost destination, derived from the containers.
  var front: AnyDestination? {
    let sheet = destinations.last { destination in
      guard spot(of: destination).isModal else { return false }
      guard let parent = parent(of: destination) else { return true }
      return isInSelectedTab(parent)
    }
    return (sheet ?? root)?.front
  }

  /// Whether all tabs that contain a destination are selected.
  private func isInSelectedTab(_ destination: AnyDestination) -> Bool {
    guard let parent = parent(of: destination) else { return true }
    if case .tab = parent.spot(ofChild: destination.id),
      parent.asTabBar?.frontChild()?.id != destination.id
    {
      return false
    }
    return isInSelectedTab(parent)
  }

  /// The destination and its ancestors, up to the root or to the sheet that contains it.
  func chain(from destination: AnyDestination?, acrossSheets: Bool) -> [AnyDestination] {
    var chain: [AnyDestination] = []
    var next = destination
    while let destination = next, chain.count <= destinations.count {
      chain.append(destination)
      if !acrossSheets, spot(of: destination).isModal { break }
      next = parent(of: destination)
    }
    return chain
  }
}

extension ViewDestinationable {
  /// The position of a child in the containers of the destination.
  func spot(ofChild id: UUID) -> DestinationSpot<TabType> {
    if let sheet = sheetPresentation.sheet, sheet.id == id {
      return .sheet(SheetPresentationOptions(swiftUI: sheet.options))
    }
    if addedDestinations.contains(where: { $0.id == id }) { return .added }
    if let tab = asTabBar?.destinationIDsForTabs.first(where: { $0.value == id })?.key {
      return .tab(tab)
    }
    if let column = asSplitView?.destinationIDsForColumns.first(where: { $0.value == id })?.key {
      return .column(column)
    }
    if let stack = asNavigating, stack.ownChild(id) != nil { return .stack }
    return asGroup?.ownChild(id) == nil ? .custom : .child
  }
}
