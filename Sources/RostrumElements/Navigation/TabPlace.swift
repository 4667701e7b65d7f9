/// A place in which a tab view names its tabs.
public enum TabPlace: String, Hashable, Sendable, CaseIterable {
  /// The bar.
  case bar
  /// The list next to the screen.
  case sidebar
}
