/// How the bar at the top of a screen is arranged, if not as the host thinks fit.
public enum BarLook: String, Hashable, Sendable, CaseIterable {
  /// The bar is no higher than its items and its title.
  case compact
  /// The title is on a line above the items.
  case expanded
}
