/// Where the labels of an axis stand.
public struct AxisMarkPreset: Hashable, Sendable {
  private enum Kind { case automatic, aligned, inset }

  private let kind: Kind

  /// Around their values, outside of the plot.
  public static let automatic = Self(kind: .automatic)
  /// Outside of the plot, and those at its ends don't reach beyond it.
  public static let aligned = Self(kind: .aligned)
  /// Within the plot.
  public static let inset = Self(kind: .inset)
}
