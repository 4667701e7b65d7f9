import Foundation

extension ViewFlow {
  typealias AnyStack = any NavigatingViewDestinationable<DestinationType, ContentType, TabType>
  typealias AnyTabBar = any TabBarViewDestinationable<DestinationType, ContentType, TabType>
  typealias AnySplitView =
    any NavigationSplitViewDestinationable<
      DestinationType, ContentType, TabType
    >

  /// The stack of the presentation's navigator, or else the nearest ancestor with a stack.
  ///
  /// The search ends at a sheet, because the user couldn't see a stack below it.
  func stack(
    around origin: AnyDestination?, for presentation: Presentation
  ) throws(DestinationsError) -> AnyStack {
    if let navigator = presentation.navigator?.navigatorDestinationID,
      let stack = registry[navigator]?.asNavigating
    {
      return stack
    }
    for destination in chain(from: origin?.front, acrossSheets: false) {
      if let stack = destination.asNavigating { return stack }
    }
    throw missingContainer(presentation, origin)
  }

  /// The tab bar of the presentation, the nearest ancestor, or the most recently presented tab bar.
  func tabBar(
    around origin: AnyDestination?, for presentation: Presentation
  ) throws(DestinationsError) -> AnyTabBar {
    if let bar = presentation.tabBarDestination, registry[bar.id] != nil { return bar }
    if let bar = nearest(from: origin?.front, { $0.asTabBar }) { return bar }
    throw missingContainer(presentation, origin)
  }

  /// The nearest ancestor that is a split view, or the most recently presented split view.
  func splitView(
    around origin: AnyDestination?, for presentation: Presentation
  ) throws(DestinationsError) -> AnySplitView {
    if let split = nearest(from: origin?.front, { $0.asSplitView }) { return split }
    throw missingContainer(presentation, origin)
  }

  private func nearest<Container>(
    from destination: AnyDestination?, _ container: (AnyDestination) -> Container?
  ) -> Container? {
    for destination in chain(from: destination, acrossSheets: true) + destinations.reversed() {
      if let found = container(destination) { return found }
    }
    return nil
  }

  func missingContainer(
    _ presentation: Presentation, _ origin: AnyDestination?
  ) -> DestinationsError {
    .missingContainer(
      presentation: presentation.presentationType.rawValue,
      destination: origin?.type.rawValue ?? "nothing")
  }
}

extension ViewFlow {
  /// Returns the navigator of the nearest stack that contains a destination.
  ///
  /// - Parameter searchDestination: The destination.
  /// - Returns: The navigator, or `nil` if there is no stack in the same sheet.
  public func findNavigatorInViewHierarchy(
    searchDestination: any ViewDestinationable
  ) -> (any DestinationPathNavigating)? {
    chain(from: registry[searchDestination.id], acrossSheets: false)
      .lazy.compactMap { $0.asNavigating?.navigator() }.first
  }

  /// Returns the nearest tab bar that contains a destination.
  ///
  /// - Parameter searchDestination: The destination.
  /// - Returns: The tab bar, or `nil` if there isn't one.
  public func findTabBarInViewHierarchy(
    searchDestination: any ViewDestinationable
  ) -> (any TabBarViewDestinationable<DestinationType, ContentType, TabType>)? {
    chain(from: registry[searchDestination.id], acrossSheets: true)
      .lazy.compactMap { $0.asTabBar }.first
  }

  /// Returns the nearest split view that contains a destination.
  ///
  /// - Parameter currentDestination: The destination.
  /// - Returns: The split view, or `nil` if there isn't one.
  public func findSplitViewInViewHierarchy(
    currentDestination: any ViewDestinationable
  ) -> (any NavigationSplitViewDestinationable<DestinationType, ContentType, TabType>)? {
    chain(from: registry[currentDestination.id], acrossSheets: true)
      .lazy.compactMap { $0.asSplitView }.first
  }
}
