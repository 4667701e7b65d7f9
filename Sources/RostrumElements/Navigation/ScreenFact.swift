/// A fact about a screen.
public enum ScreenFact: Hashable, Sendable {
  /// The screen doesn't show a back button.
  case backHidden
  /// Going back performs an action of the app, and the screen doesn't show a back button.
  case backReplaced
  /// A bar isn't shown around the screen.
  case hides(ScreenBar)
}

/// A bar around a screen.
public enum ScreenBar: String, Hashable, Sendable, CaseIterable {
  /// The bar at the bottom.
  case bottomBar
  /// The bar with the title.
  case navigationBar
  /// The bar with the tabs.
  case tabBar
}

/// How large the title of a screen is.
public enum BarTitleMode: String, Hashable, Sendable, CaseIterable {
  /// As the screen before, or large.
  case automatic
  /// On one line with the items of the bar.
  case inline
  /// Below the items of the bar.
  case large
}

/// Where an item of a toolbar stands.
public enum ToolbarItemPlace: String, Hashable, Sendable, CaseIterable {
  /// Where the bar has room.
  case automatic
  /// In the place of the title.
  case principal
  /// Where a way back would be.
  case navigation
  /// Where the most important action belongs.
  case primaryAction
  /// Among the less important actions.
  case secondaryAction
  /// Where a modal is confirmed.
  case confirmationAction
  /// Where a modal is cancelled.
  case cancellationAction
  /// Where something is deleted.
  case destructiveAction
  /// Where a state is told.
  case status
  /// In the bar at the bottom.
  case bottomBar
  /// Above the keyboard.
  case keyboard
  /// At the leading side of the bar at the top.
  case topBarLeading
  /// At the trailing side of the bar at the top.
  case topBarTrailing
  /// Beside the title, which opens the item.
  case titleMenu
  /// In a line of its own where the bar has no room.
  case search
  /// Below the field of a search, while that has the focus.
  case searchSuggestions
  /// Below the field of a search.
  case searchScopes
}
