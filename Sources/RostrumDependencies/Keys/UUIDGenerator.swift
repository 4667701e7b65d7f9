import Foundation
import IssueReporting

/// Makes the identities of an app, so that a test can know them.
///
/// ```swift
/// @Dependency(\.uuid) var uuid
/// let standup = Standup(id: uuid())
/// ```
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Makes a generator from a closure.
  ///
  /// - Parameter generate: Gives the next identity.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Gives the next identity.
  ///
  /// - Returns: The identity.
  public func callAsFunction() -> UUID { generate() }

  /// A generator that always gives the same identity.
  ///
  /// - Parameter uuid: The identity.
  /// - Returns: The generator.
  public static func constant(_ uuid: UUID) -> Self { Self { uuid } }

  /// A generator that counts: `UUID(0)`, `UUID(1)`, `UUID(2)` …; each use of this property counts anew.
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
  /// The identity whose last twelve digits spell a number in hexadecimal.
  ///
  /// ```swift
  /// UUID(255)  // 00000000-0000-0000-0000-0000000000FF
  /// ```
  ///
  /// - Parameter intValue: The number, from 0 and below 2⁴⁸. Of any other the last 48 bits count,
  ///   which is reported as an issue.
  public init(_ intValue: Int) {
    if !(0..<1 << 48).contains(intValue) {
      reportIssue(
        "The number of a UUID must not be negative and must be below 2⁴⁸, but is \(intValue).")
    }
    let byte = { (index: Int) in UInt8(truncatingIfNeeded: intValue >> (8 * (5 - index))) }
    self.init(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte(0), byte(1), byte(2), byte(3), byte(4), byte(5)))
  }
}

extension DependencyValues {
  /// Makes identities.
  ///
  /// In tests it has no value until one is given; most give `.incrementing`.
  public var uuid: UUIDGenerator {
    get { self[UUIDGenerator.self] }
    set { self[UUIDGenerator.self] = newValue }
  }
}

extension UUIDGenerator: DependencyKey {
  /// Random identities.
  public static var liveValue: Self { Self { UUID() } }

  /// Reports each use; a test says which ones it wants.
  public static var testValue: Self {
    let use = UnpreparedUse("uuid", example: ".incrementing")
    return Self {
      use.report()
      return UUID()
    }
  }
}
