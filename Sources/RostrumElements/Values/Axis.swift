/// One of the two directions of a layout.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From the leading to the trailing edge.
  case horizontal
  /// From the top to the bottom.
  case vertical

  /// Any of the two directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each member.
    public let rawValue: Int8

    /// The set of the members whose bits are set.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// From the leading to the trailing edge.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// From the top to the bottom.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}
