/// A turn.
public struct Angle: Hashable, Comparable, Sendable {
  /// The turn in radians; a full turn is 2π.
  public var radians: Double

  /// A turn in radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// A turn in degrees.
  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  /// No turn.
  public init() {
    self.init(radians: 0)
  }

  /// The turn in degrees; a full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public static let zero = Angle()

  /// A turn in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// A turn in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether one turn is smaller than another.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// One turn after the other.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// One turn less another.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// The turn the other way.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Several times the turn.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// A part of the turn.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}
