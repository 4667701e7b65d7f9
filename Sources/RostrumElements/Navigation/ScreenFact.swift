/// A fact about a screen.
public enum ScreenFact: Hashable, Sendable {
  /// The screen doesn't show a back button.
  case backHidden
  /// Going back performs an action of the app, and the screen doesn't show a back button.
  case backReplaced
  /// The title of the screen that the back button leads to.
  case backTitle(String)
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

/// The size of a screen's title.
public enum BarTitleMode: String, Hashable, Sendable, CaseIterable {
  /// The same as on the previous screen, or large.
  case automatic
  /// On one line with the items of the bar.
  case inline
  /// Below the items of the bar.
  case large
}

/// The placement of a toolbar item.
public enum ToolbarItemPlace: String, Hashable, Sendable, CaseIterable {
  /// Wherever the bar has room.
  case automatic
  /// In the place of the title.
  case principal
  /// At the position of a back button.
  case navigation
  /// At the position of the most important action.
  case primaryAction
  /// Among the less important actions.
  case secondaryAction
  /// At the position of a modal's confirmation button.
  case confirmationAction
  /// At the position of a modal's cancel button.
  case cancellationAction
  /// At the position of a destructive action.
  case destructiveAction
  /// At the position of a status message.
  case status
  /// In the bar at the bottom.
  case bottomBar
  /// Above the keyboard.
  case keyboard
  /// At the leading edge of the top bar.
  case topBarLeading
  /// At the trailing edge of the top bar.
  case topBarTrailing
  /// Below the title.
  case subtitle
  /// In the menu that the title opens.
  case titleMenu
  /// In the search field's position; on a line of its own if the bar lacks room.
  case search
  /// Below the search field, while the field has the focus.
  case searchSuggestions
  /// Below the search field.
  case searchScopes
}
