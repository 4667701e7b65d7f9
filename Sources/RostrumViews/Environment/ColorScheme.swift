/// Whether colours are light or dark.
public enum ColorScheme: String, Hashable, CaseIterable, Sendable {
  /// Dark things on light ground.
  case light
  /// Light things on dark ground.
  case dark
}

extension EnvironmentValues {
  /// Whether colours are light or dark; a host says what its user prefers.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

private struct ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}
