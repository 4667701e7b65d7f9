/// The size of symbols relative to the text.
public enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  /// Smaller than the text.
  case small
  /// As large as the text.
  case medium
  /// Larger than the text.
  case large

  /// The factor by which a symbol is larger than a medium one.
  package var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}
