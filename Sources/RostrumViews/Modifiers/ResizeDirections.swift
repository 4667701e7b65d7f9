import RostrumElements

/// A horizontal direction, which depends on that in which texts are read.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Toward the leading edge.
  case leading
  /// Toward the trailing edge.
  case trailing

  /// A set of horizontal directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// Toward the leading edge.
    public static let leading = Self(.leading)
    /// Toward the trailing edge.
    public static let trailing = Self(.trailing)
    /// Both directions.
    public static let all: Self = [.leading, .trailing]
  }
}

/// A vertical direction.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down

  /// A set of vertical directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// Upwards.
    public static let up = Self(.up)
    /// Downwards.
    public static let down = Self(.down)
    /// Both directions.
    public static let all: Self = [.up, .down]
  }
}

/// A direction in which an edge or a corner of a frame can be moved.
public enum FrameResizeDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Toward the middle of the frame.
  case inward
  /// Away from the middle of the frame.
  case outward

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one direction.
    public init(_ direction: FrameResizeDirection) { self.init(rawValue: 1 << direction.rawValue) }

    /// Toward the middle of the frame.
    public static let inward = Self(.inward)
    /// Away from the middle of the frame.
    public static let outward = Self(.outward)
    /// Both directions.
    public static let all: Self = [.inward, .outward]
  }
}

/// An edge or a corner of a frame that can be moved.
public enum FrameResizePosition: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The leading edge.
  case leading
  /// The bottom edge.
  case bottom
  /// The trailing edge.
  case trailing
  /// The top leading corner.
  case topLeading
  /// The top trailing corner.
  case topTrailing
  /// The bottom leading corner.
  case bottomLeading
  /// The bottom trailing corner.
  case bottomTrailing

  /// The pointer of a position that can be moved away from the middle only.
  var outward: PointerLook {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    case .topLeading: .topLeading
    case .topTrailing: .topTrailing
    case .bottomLeading: .bottomLeading
    case .bottomTrailing: .bottomTrailing
    }
  }

  /// The pointer of a position that can be moved toward the middle only.
  var inward: PointerLook { opposite.outward }

  /// The pointer of a position that can be moved in both directions.
  var both: PointerLook {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    case .topLeading, .bottomTrailing: .falling
    case .topTrailing, .bottomLeading: .rising
    }
  }

  private var opposite: Self {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    case .topLeading: .bottomTrailing
    case .topTrailing: .bottomLeading
    case .bottomLeading: .topTrailing
    case .bottomTrailing: .topLeading
    }
  }
}
