import Foundation

extension ViewFlow {
  /// The destinations from one up to the root, or up to the sheet that it is in.
  func chain(from destination: AnyDestination?, acrossSheets: Bool) -> [AnyDestination] {
    var chain: [AnyDestination] = []
    var next = destination
    while let destination = next {
      chain.append(destination)
      guard let placement = placements[destination.id], acrossSheets || !placement.isModal
      else { break }
      next = placement.parentID.flatMap { registry[$0] }
    }
    return chain
  }

  /// The nearest navigation stack; one below a sheet does not count, as it could not be seen.
  func stack(
    around origin: AnyDestination?, for presentation: PresentationConfiguration
  ) throws(DestinationsError)
    -> any NavigatingViewDestinationable<DestinationType, ContentType, TabType>
  {
    for destination in chain(from: origin?.front, acrossSheets: false) {
      if let stack = destination.asNavigating { return stack }
    }
    throw missingContainer(presentation, origin)
  }

  /// The nearest tabs, else those that came last.
  func tabBar(
    around origin: AnyDestination?, for presentation: PresentationConfiguration
  ) throws(DestinationsError)
    -> any TabBarViewDestinationable<DestinationType, ContentType, TabType>
  {
    let around = chain(from: origin?.front, acrossSheets: true)
    for destination in around + activeDestinations.reversed() {
      if let bar = destination.asTabBar { return bar }
    }
    throw missingContainer(presentation, origin)
  }

  /// The nearest columns, else those that came last.
  func splitView(
    around origin: AnyDestination?, for presentation: PresentationConfiguration
  ) throws(DestinationsError)
    -> any NavigationSplitViewDestinationable<DestinationType, ContentType, TabType>
  {
    let around = chain(from: origin?.front, acrossSheets: true)
    for destination in around + activeDestinations.reversed() {
      if let split = destination.asSplitView { return split }
    }
    throw missingContainer(presentation, origin)
  }

  func missingContainer(
    _ presentation: PresentationConfiguration, _ origin: AnyDestination?
  ) -> DestinationsError {
    .missingContainer(
      presentation: presentation.presentationType.rawValue,
      destination: origin?.type.rawValue ?? "nothing")
  }
}
