/// Whether a value in a log message may be read by others than its owner.
public struct OSLogPrivacy: Equatable, Sendable {
  /// What is written in place of a private value.
  public enum Mask: Equatable, Sendable {
    /// Nothing but that there is a value.
    case none
    /// A hash, so that equal values can be told in one run of the program.
    case hash
  }

  enum Level { case automatic, `public`, `private`, sensitive }

  let level: Level
  let mask: Mask

  /// Numbers and truth values are public; everything else is private.
  public static var auto: Self { auto(mask: .none) }
  /// The value is written.
  public static var `public`: Self { Self(level: .public, mask: .none) }
  /// The value is not written.
  public static var `private`: Self { .private(mask: .none) }
  /// The value is never written.
  public static var sensitive: Self { .sensitive(mask: .none) }

  /// Numbers and truth values are public; everything else is private.
  ///
  /// - Parameter mask: What is written in place of a private value.
  /// - Returns: The privacy.
  public static func auto(mask: Mask) -> Self { Self(level: .automatic, mask: mask) }

  /// The value is not written.
  ///
  /// - Parameter mask: What is written in place of the value.
  /// - Returns: The privacy.
  public static func `private`(mask: Mask) -> Self { Self(level: .private, mask: mask) }

  /// The value is never written.
  ///
  /// - Parameter mask: What is written in place of the value.
  /// - Returns: The privacy.
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
