public import Foundation

extension Edge {
  /// One of the four corners of a box.
  public enum Corner: Int8, Hashable, Sendable, CaseIterable {
    /// The top corner where a line of text begins.
    case topLeading
    /// The top corner where a line of text ends.
    case topTrailing
    /// The bottom corner where a line of text begins.
    case bottomLeading
    /// The bottom corner where a line of text ends.
    case bottomTrailing

    /// A set of corners.
    public struct Set: OptionSet, Hashable, Sendable {
      /// One bit for each member.
      public let rawValue: Int8

      /// Creates a set from the bits of its members.
      ///
      /// - Parameter rawValue: The bits.
      public init(rawValue: Int8) {
        self.rawValue = rawValue
      }

      /// Creates a set of one corner.
      ///
      /// - Parameter corner: The corner.
      public init(_ corner: Corner) {
        self.init(rawValue: 1 << corner.rawValue)
      }

      /// No corner.
      public static let none: Set = []
      /// The top corner where a line of text begins.
      public static let topLeading = Set(.topLeading)
      /// The top corner where a line of text ends.
      public static let topTrailing = Set(.topTrailing)
      /// The bottom corner where a line of text begins.
      public static let bottomLeading = Set(.bottomLeading)
      /// The bottom corner where a line of text ends.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// The corners at the top.
      public static let top: Set = [.topLeading, .topTrailing]
      /// The corners at the bottom.
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      /// The corners where a line of text begins.
      public static let leading: Set = [.topLeading, .bottomLeading]
      /// The corners where a line of text ends.
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      /// All four corners.
      public static let all: Set = [.top, .bottom]
    }
  }
}

extension RectangleCornerRadii {
  /// The radius of a corner.
  ///
  /// - Parameter corner: The corner.
  public subscript(_ corner: Edge.Corner) -> CGFloat {
    get {
      switch corner {
      case .topLeading: topLeading
      case .topTrailing: topTrailing
      case .bottomLeading: bottomLeading
      case .bottomTrailing: bottomTrailing
      }
    }
    set {
      switch corner {
      case .topLeading: topLeading = newValue
      case .topTrailing: topTrailing = newValue
      case .bottomLeading: bottomLeading = newValue
      case .bottomTrailing: bottomTrailing = newValue
      }
    }
  }
}
