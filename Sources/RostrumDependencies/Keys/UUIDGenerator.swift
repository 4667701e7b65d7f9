import Foundation
import IssueReporting

/// A dependency that generates UUIDs, which tests can control.
///
/// ```swift
/// @Dependency(\.uuid) var uuid
/// let standup = Standup(id: uuid())
/// ```
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Creates a generator from a closure.
  ///
  /// - Parameter generate: Returns a new UUID.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Returns a new UUID.
  ///
  /// - Returns: The UUID.
  public func callAsFunction() -> UUID { generate() }

  /// Returns a generator that always returns the same UUID.
  ///
  /// - Parameter uuid: The UUID.
  /// - Returns: The generator.
  public static func constant(_ uuid: UUID) -> Self { Self { uuid } }

  /// A generator of sequential UUIDs that starts at zero.
  ///
  /// It generates `UUID(0)`, `UUID(1)`, `UUID(2)` and so on. Each access to this property returns a
  /// new generator.
  public static var incrementing: Self {
    let next = LockIsolated(0)
    return Self {
      next.withValue { count in
        defer { count += 1 }
        return UUID(count)
      }
    }
  }
}

extension UUID {
  /// Creates a UUID whose last twelve digits are a number in hexadecimal.
  ///
  /// ```swift
  /// UUID(255)  // 00000000-0000-0000-0000-0000000000FF
  /// ```
  ///
  /// - Parameter intValue: The number, which must be at least 0 and less than 2⁴⁸. For any other
  ///   number, an issue is reported and only the last 48 bits are used.
  public init(_ intValue: Int) {
    if !(0..<1 << 48).contains(intValue) {
      reportIssue(
        "The number of a UUID must be at least 0 and less than 2⁴⁸, but is \(intValue).")
    }
    let byte = { (index: Int) in UInt8(truncatingIfNeeded: intValue >> (8 * (5 - index))) }
    self.init(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte(0), byte(1), byte(2), byte(3), byte(4), byte(5)))
  }
}

extension DependencyValues {
  /// The generator of UUIDs.
  ///
  /// In tests, it must be overridden, usually with `.incrementing`.
  public var uuid: UUIDGenerator {
    get { self[UUIDGenerator.self] }
    set { self[UUIDGenerator.self] = newValue }
  }
}

extension UUIDGenerator: DependencyKey {
  /// A generator of random UUIDs.
  public static var liveValue: Self { Self { UUID() } }

  /// A generator that reports an issue whenever it is used.
  public static var testValue: Self {
    let use = UnpreparedUse("uuid", example: ".incrementing")
    return Self {
      use.report()
      return UUID()
    }
  }
}
