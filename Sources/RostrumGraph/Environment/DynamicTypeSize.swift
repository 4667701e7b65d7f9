/// How large a user wants text to be.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller than usual.
  case small
  /// A little smaller than usual.
  case medium
  /// The usual one.
  case large
  /// A little larger than usual.
  case xLarge
  /// Larger than usual.
  case xxLarge
  /// Much larger than usual.
  case xxxLarge
  /// The first of those for people who do not see well.
  case accessibility1
  /// The second of those for people who do not see well.
  case accessibility2
  /// The third of those for people who do not see well.
  case accessibility3
  /// The fourth of those for people who do not see well.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether it is one for people who do not see well.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether a size is smaller than another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// How many times as large as usual a text is.
  var factor: Double {
    let factors = [0.82, 0.88, 0.94, 1, 1.12, 1.24, 1.35, 1.65, 1.94, 2.35, 2.76, 3.12]
    return factors[rawValue]
  }
}

extension EnvironmentValues {
  /// How large the user wants text to be, where the host knows; a browser sees to it by itself.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}
