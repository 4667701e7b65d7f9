/// What decides the size of views on top of each other.
public enum OverlayVariant: String, Hashable, Sendable, CaseIterable {
  /// The largest view: `ZStack`.
  case plain
  /// The first view, which the others overlay.
  case overlay
  /// The last view, which the others are behind.
  case background
  /// The space around: the view within stands at a position of it.
  case positioned
  /// The edge of the view that the bar within belongs to.
  case inset
}
