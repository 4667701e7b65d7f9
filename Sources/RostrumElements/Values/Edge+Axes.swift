extension Edge {
  /// Creates the edge that is a horizontal edge.
  ///
  /// - Parameter edge: The leading or the trailing edge.
  public init(_ edge: HorizontalEdge) {
    self = edge == .leading ? .leading : .trailing
  }

  /// Creates the edge that is a vertical edge.
  ///
  /// - Parameter edge: The top or the bottom edge.
  public init(_ edge: VerticalEdge) {
    self = edge == .top ? .top : .bottom
  }
}

/// The leading or trailing edge of a box.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The edge where a line of text begins.
  case leading
  /// The edge where a line of text ends.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each member.
    public let rawValue: Int8

    /// Creates a set from the bits of its members.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    ///
    /// - Parameter edge: The edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The edge where a line of text begins.
    public static let leading = Set(.leading)
    /// The edge where a line of text ends.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or bottom edge of a row.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each member.
    public let rawValue: Int8

    /// Creates a set from the bits of its members.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    ///
    /// - Parameter edge: The edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Set(.top)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
