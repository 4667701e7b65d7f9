/// How assistive technology meets the views within a view.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// The views within are skipped; the label of the view itself says what there is.
  case ignore
  /// Assistive technology visits the views one by one.
  case contain
  /// The views are one element, whose name is all of their texts.
  case combine
}
