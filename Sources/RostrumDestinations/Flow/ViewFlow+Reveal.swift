import Foundation

extension ViewFlow {
  func moveToNearest(
    _ presentation: Presentation, from origin: AnyDestination?
  ) throws(DestinationsError) -> AnyDestination? {
    guard let type = presentation.destinationType else {
      throw .undefinedDestinationType(presentation: presentation.presentationType.rawValue)
    }
    let around = chain(from: origin, acrossSheets: true)
    let nearest = (around + destinations.reversed()).first { $0.type == type }
    guard let nearest else { return try presentNew(presentation, from: origin) }
    return try reveal(nearest.id, for: presentation)
  }

  /// Makes an existing destination the frontmost one.
  ///
  /// Sheets over the destination are dismissed, destinations above it are popped, and the tabs and
  /// columns that contain it are selected.
  func reveal(
    _ id: UUID, for presentation: Presentation
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
    switch parent.spot(ofChild: child.id) {
    case .stack: parent.asNavigating?.navigator()?.backToElement(identifier: child.id)
    case .tab(let tab): parent.asTabBar?.selectedTab = TabModel(type: tab)
    case .column(let column): parent.asSplitView?.selectedColumn = column
    case .child: parent.asGroup?.updateCurrentDestination(destinationID: child.id)
    case .sheet, .added, .custom, .root: break
    }
  }
}
