/// How a tab view is drawn.
public enum TabViewVariant: String, Hashable, Sendable, CaseIterable {
  /// As is usual for the size of the screen.
  case automatic
  /// With a bar.
  case bar
  /// As pages to swipe through, with a dot for each.
  case page
  /// As pages to swipe through, without dots.
  case pageBare
  /// With a sidebar where there is room, else with a bar.
  case sidebar
}
