/// The size at which a user prefers to read text.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller than usual.
  case small
  /// A little smaller than usual.
  case medium
  /// The default.
  case large
  /// A little larger than usual.
  case xLarge
  /// Larger than usual.
  case xxLarge
  /// Much larger than usual.
  case xxxLarge
  /// The first of the larger sizes for people with low vision.
  case accessibility1
  /// The second of the larger sizes for people with low vision.
  case accessibility2
  /// The third of the larger sizes for people with low vision.
  case accessibility3
  /// The fourth of the larger sizes for people with low vision.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is one of the larger sizes for people with low vision.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether a size is smaller than another size.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The factor by which text is larger than by default.
  package var factor: Double {
    let factors = [0.82, 0.88, 0.94, 1, 1.12, 1.24, 1.35, 1.65, 1.94, 2.35, 2.76, 3.12]
    return factors[rawValue]
  }
}

extension EnvironmentValues {
  /// The user's preferred text size, if the host reports it; a browser scales text itself.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}
