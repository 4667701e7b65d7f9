extension ViewDestinationable {
  /// A destination of the same app.
  typealias AnyDestination = any ViewDestinationable<DestinationType, ContentType, TabType>

  /// The destination as a group.
  var asGroup: (any GroupedDestinationable<DestinationType, ContentType, TabType>)? {
    self as? any GroupedDestinationable<DestinationType, ContentType, TabType>
  }

  /// The destination as one with a navigation stack.
  var asNavigating: (any NavigatingViewDestinationable<DestinationType, ContentType, TabType>)? {
    self as? any NavigatingViewDestinationable<DestinationType, ContentType, TabType>
  }

  /// The destination as one with tabs.
  var asTabBar: (any TabBarViewDestinationable<DestinationType, ContentType, TabType>)? {
    self as? any TabBarViewDestinationable<DestinationType, ContentType, TabType>
  }

  /// The destination as one with columns.
  var asSplitView: (any NavigationSplitViewDestinationable<DestinationType, ContentType, TabType>)?
  {
    self as? any NavigationSplitViewDestinationable<DestinationType, ContentType, TabType>
  }

  /// The destination in front of those within, at any depth, or the destination itself.
  var front: AnyDestination {
    let within = addedDestinations.last ?? asGroup?.frontChild()
    return within?.front ?? self
  }
}
