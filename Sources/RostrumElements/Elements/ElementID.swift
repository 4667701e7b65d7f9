/// The name of one element for as long as its graph lives.
///
/// A graph counts its elements from 1 and never uses a number twice, so an event that names a
/// removed element cannot reach another one by accident.
public struct ElementID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number that travels on the wire.
  public let rawValue: UInt32

  /// Names the element with the given number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The number with a sign in front.
  public var description: String { "#\(rawValue)" }

  /// Whether an element was made before another one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
