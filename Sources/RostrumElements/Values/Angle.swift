/// A geometric angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; a full turn is 2π.
  public var radians: Double

  /// Creates an angle from radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle from degrees.
  public init(degrees: Double) {
    self.init(radians: degrees * .pi / 180)
  }

  /// Creates an angle of zero.
  public init() {
    self.init(radians: 0)
  }

  /// The angle in degrees; a full turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// An angle of zero.
  public static let zero = Angle()

  /// Returns an angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether one angle is smaller than another.
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }

  /// Adds two angles.
  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }

  /// Subtracts one angle from another.
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }

  /// Negates an angle.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

  /// Multiplies an angle by a factor.
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

  /// Divides an angle by a divisor.
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

  /// Adds an angle to another.
  public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }

  /// Subtracts an angle from another.
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }

  /// Multiplies an angle by a factor.
  public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }

  /// Divides an angle by a divisor.
  public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}
