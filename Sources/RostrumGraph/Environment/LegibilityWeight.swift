/// How heavy text has to be for its reader.
public enum LegibilityWeight: Hashable, Sendable {
  /// The weight of the font.
  case regular
  /// A bold weight.
  case bold
}

extension EnvironmentValues {
  /// How heavy text has to be for the reader.
  ///
  /// A browser doesn't say what its user prefers, and makes text bold by itself. So the value is `nil`, unless
  /// the app sets one for its own views:
  ///
  /// ```swift
  /// Reader().environment(\.legibilityWeight, prefersBold ? .bold : .regular)
  /// ```
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

private struct LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = nil
}
