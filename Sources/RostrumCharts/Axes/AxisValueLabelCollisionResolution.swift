/// What happens to labels of an axis that would touch others.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private enum Kind { case automatic, disabled }

  private let kind: Kind

  /// Those that would touch others are left out.
  public static let automatic = Self(kind: .automatic)
  /// Those that would touch others are left out.
  public static let greedy = automatic
  /// All labels are shown.
  public static let disabled = Self(kind: .disabled)
}
