/// The style of a form.
public enum FormVariant: String, Hashable, Sendable, CaseIterable {
  /// The default for the page.
  case automatic
  /// Controls at a common line, with their labels before it.
  case columns
  /// Rows with labels at one edge and controls at the other.
  case grouped
}
