/// The identity of an element for the lifetime of its graph.
///
/// A graph numbers its elements from 1 and never reuses a number, so an event for a removed element
/// can't reach a different element by accident.
public struct ElementID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number that the wire protocol uses.
  public let rawValue: UInt32

  /// Creates the identity with a number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The number with a leading `#`.
  public var description: String { "#\(rawValue)" }

  /// Whether an element was created before another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
