/// The visual style of a tab view.
public enum TabViewVariant: String, Hashable, Sendable, CaseIterable {
  /// The default for the size of the screen.
  case automatic
  /// A bar of tabs.
  case bar
  /// Pages to swipe through, with a dot for each page.
  case page
  /// Pages to swipe through, without dots.
  case pageBare
  /// A sidebar if there is room, or else a bar.
  case sidebar
}
