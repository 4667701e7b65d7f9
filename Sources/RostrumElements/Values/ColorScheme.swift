/// Whether colours are light or dark.
public enum ColorScheme: String, Hashable, CaseIterable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}
