/// Whether a part is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// The default for the part's context.
  case automatic
  /// The part is shown.
  case visible
  /// The part isn't shown.
  case hidden
}
