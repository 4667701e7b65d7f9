import Foundation

extension ViewFlow {
  func moveToNearest(
    _ presentation: PresentationConfiguration, from origin: AnyDestination?
  ) throws(DestinationsError) -> AnyDestination? {
    guard let type = presentation.destinationType else {
      throw .undefinedDestinationType(presentation: presentation.presentationType.rawValue)
    }
    let around = chain(from: origin, acrossSheets: true)
    let nearest = (around + activeDestinations.reversed()).first { $0.type == type }
    guard let nearest else { return try presentNew(presentation, from: origin) }
    return try reveal(nearest.id, for: presentation)
  }

  /// Brings a destination that is there already to the front.
  ///
  /// Sheets over it go, screens above it are popped, and the tabs and columns around it are chosen.
  func reveal(
    _ id: UUID, for presentation: PresentationConfiguration
  ) throws(DestinationsError) -> AnyDestination {
    guard let target = registry[id] else {
      throw .childDestinationNotFound(presentation: presentation.presentationType.rawValue)
    }
    let chain = chain(from: target, acrossSheets: true)
    for (index, destination) in chain.enumerated().reversed() {
      let next = index > 0 ? chain[index - 1] : nil
      let sheet = destination.sheetPresentation.sheet?.id
      if sheet != nil, sheet != next?.id { destination.sheetPresentation.dismissSheet() }
      if let next {
        choose(next, in: destination)
      } else {
        target.asNavigating?.navigator()?.removeAll()
      }
    }
    return target
  }

  private func choose(_ child: AnyDestination, in parent: AnyDestination) {
    switch placements[child.id]?.spot {
    case .stack: parent.asNavigating?.navigator()?.backToElement(identifier: child.id)
    case .tab(let tab): parent.asTabBar?.selectedTab = TabModel(type: tab)
    case .column(let column): parent.asSplitView?.selectedColumn = column
    case .child: parent.asGroup?.updateCurrentDestination(destinationID: child.id)
    case .sheet, .added, .custom, .root, nil: break
    }
  }
}
