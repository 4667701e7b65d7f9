import Foundation

/// A dependency that generates the current date, which tests can control.
///
/// ```swift
/// @Dependency(\.date.now) var now
/// let meeting = Meeting(id: uuid(), date: now)
/// ```
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Creates a generator from a closure.
  ///
  /// - Parameter generate: Returns the current date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// The current date; assigning a date makes the generator return that date from then on.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// Returns the current date.
  ///
  /// - Returns: The current date.
  public func callAsFunction() -> Date { generate() }

  /// Returns a generator that always returns the same date.
  ///
  /// - Parameter now: The date.
  /// - Returns: The generator.
  public static func constant(_ now: Date) -> Self { Self { now } }
}

extension DependencyValues {
  /// The generator of dates.
  ///
  /// In tests, it must be overridden, usually with `.constant(…)`.
  public var date: DateGenerator {
    get { self[DateGenerator.self] }
    set { self[DateGenerator.self] = newValue }
  }
}

extension DateGenerator: DependencyKey {
  /// A generator that returns the system's date.
  public static var liveValue: Self { Self { Date() } }

  /// A generator that reports an issue whenever it is used.
  public static var testValue: Self {
    let use = UnpreparedUse("date", example: ".constant(Date(timeIntervalSince1970: 0))")
    return Self {
      use.report()
      return Date()
    }
  }
}
