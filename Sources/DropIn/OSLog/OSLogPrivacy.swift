/// The privacy of a value in a log message.
public struct OSLogPrivacy: Equatable, Sendable {
  /// The replacement for a private value.
  public enum Mask: Equatable, Sendable {
    /// A placeholder without information about the value.
    case none
    /// A hash, by which equal values can be recognized during one run of the program.
    case hash
  }

  enum Level { case automatic, `public`, `private`, sensitive }

  let level: Level
  let mask: Mask

  /// Numbers and Booleans are public; all other values are private.
  public static var auto: Self { auto(mask: .none) }
  /// The value is written to the log.
  public static var `public`: Self { Self(level: .public, mask: .none) }
  /// The value is replaced.
  public static var `private`: Self { .private(mask: .none) }
  /// The value is always replaced.
  public static var sensitive: Self { .sensitive(mask: .none) }

  /// Numbers and Booleans are public; all other values are private.
  ///
  /// - Parameter mask: The replacement for a private value.
  /// - Returns: The automatic privacy.
  public static func auto(mask: Mask) -> Self { Self(level: .automatic, mask: mask) }

  /// The value is replaced.
  ///
  /// - Parameter mask: The replacement.
  /// - Returns: The private privacy.
  public static func `private`(mask: Mask) -> Self { Self(level: .private, mask: mask) }

  /// The value is always replaced.
  ///
  /// - Parameter mask: The replacement.
  /// - Returns: The sensitive privacy.
  public static func sensitive(mask: Mask) -> Self { Self(level: .sensitive, mask: mask) }

  func text(of value: some CustomStringConvertible, isScalar: Bool) -> String {
    if level == .public || level == .automatic && isScalar { return value.description }
    switch mask {
    case .none: return level == .sensitive ? "<sensitive>" : "<private>"
    case .hash:
      return "<mask.hash: \(String(UInt(bitPattern: value.description.hashValue), radix: 16))>"
    }
  }
}
