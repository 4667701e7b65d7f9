/// The view that determines the size of views on top of each other.
public enum OverlayVariant: String, Hashable, Sendable, CaseIterable {
  /// The largest view: `ZStack`.
  case plain
  /// The first view, with the others on top of it.
  case overlay
  /// The last view, with the others behind it.
  case background
  /// The available space, in which the view has a position.
  case positioned
  /// The edge of the view to which the bar is attached.
  case inset
  /// The available space, with each view at the top leading corner: `GeometryReader`.
  case reader
  /// The size that the rules of an app's layout choose.
  case arranged
  /// The same, for a layout that is a row.
  case arrangedRow
  /// The same, for a layout that is a column.
  case arrangedColumn
  /// The largest view, which masks the view before it: `mask(alignment:_:)`.
  case mask
  /// The whole presentation, whose content is in front of the views.
  case backdrop
}
