/// Whether a part is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// The part decides by where it stands.
  case automatic
  /// The part is shown.
  case visible
  /// The part is not shown.
  case hidden
}
