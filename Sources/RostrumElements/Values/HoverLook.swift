/// The look of a view while the pointer is over it.
public enum HoverLook: String, Hashable, Sendable, CaseIterable {
  /// The view is brighter, or darker in light mode.
  case highlight
  /// The view is larger and has a shadow.
  case lift
}
