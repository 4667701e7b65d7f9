/// One of the four sides of a box.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The side where a line of text begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where a line of text ends.
  case trailing

  /// Any of the four sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each member.
    public let rawValue: Int8

    /// The set of the members whose bits are set.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one side.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where a line of text begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where a line of text ends.
    public static let trailing = Set(.trailing)
    /// Both the leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// Both the upper and the lower side.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}

/// One of the two sides on which a row can be swiped.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The side where a line of text begins.
  case leading
  /// The side where a line of text ends.
  case trailing
}

/// One of the two sides of a row above and below of which is another row.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// Any of the two sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each member.
    public let rawValue: Int8

    /// The set of the members whose bits are set.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The upper side.
    public static let top = Set(rawValue: 1 << 0)
    /// The lower side.
    public static let bottom = Set(rawValue: 1 << 1)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
