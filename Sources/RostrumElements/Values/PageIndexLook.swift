/// When the dots of pages have a background.
public enum PageIndexLook: String, Hashable, Sendable, CaseIterable {
  /// Always.
  case always
  /// While the user points at them, or has moved the focus to them.
  case interactive
  /// Never.
  case never
}
