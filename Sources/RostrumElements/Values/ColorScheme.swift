/// Whether colours are light or dark.
public enum ColorScheme: String, Hashable, CaseIterable, Sendable {
  /// Dark things on light ground.
  case light
  /// Light things on dark ground.
  case dark
}
