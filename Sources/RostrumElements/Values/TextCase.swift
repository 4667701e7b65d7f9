/// The case in which a text is shown.
public enum TextCase: String, Hashable, Sendable, CaseIterable {
  /// Uppercase.
  case uppercase
  /// Lowercase.
  case lowercase
}
