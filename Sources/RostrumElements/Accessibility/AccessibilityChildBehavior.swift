/// How assistive technology treats the children of a view.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// Assistive technology skips the children; the label of the view itself describes its content.
  case ignore
  /// Assistive technology visits the children one by one.
  case contain
  /// The children form one element, whose name combines their texts.
  case combine
}
