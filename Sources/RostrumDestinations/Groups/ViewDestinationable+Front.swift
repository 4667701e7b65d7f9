extension ViewDestinationable {
  /// A destination of the same app.
  typealias AnyDestination = any ViewDestinationable<DestinationType, ContentType, TabType>

  /// The destination as a group, if it is one.
  var asGroup: (any GroupedDestinationable<DestinationType, ContentType, TabType>)? {
    self as? any GroupedDestinationable<DestinationType, ContentType, TabType>
  }

  /// The destination as a navigation stack, if it is one.
  var asNavigating: (any NavigatingViewDestinationable<DestinationType, ContentType, TabType>)? {
    self as? any NavigatingViewDestinationable<DestinationType, ContentType, TabType>
  }

  /// The destination as a tab bar, if it is one.
  var asTabBar: (any TabBarViewDestinationable<DestinationType, ContentType, TabType>)? {
    self as? any TabBarViewDestinationable<DestinationType, ContentType, TabType>
  }

  /// The destination as a split view, if it is one.
  var asSplitView: (any NavigationSplitViewDestinationable<DestinationType, ContentType, TabType>)?
  {
    self as? any NavigationSplitViewDestinationable<DestinationType, ContentType, TabType>
  }

  /// The frontmost destination in the destination, at any depth, or the destination itself.
  var front: AnyDestination {
    let within = addedDestinations.last ?? asGroup?.frontChild()
    return within?.front ?? self
  }
}
