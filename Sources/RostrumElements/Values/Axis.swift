/// One of the two axes of a layout.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From the leading to the trailing edge.
  case horizontal
  /// From top to bottom.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each member.
    public let rawValue: Int8

    /// Creates a set from the bits of its members.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// From the leading to the trailing edge.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}
