import Foundation

/// Tells the date, so that a test can stop it.
///
/// ```swift
/// @Dependency(\.date.now) var now
/// let meeting = Meeting(id: uuid(), date: now)
/// ```
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Makes a generator from a closure.
  ///
  /// - Parameter generate: Tells the date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// The date; setting it stops the clock at that date.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// Tells the date.
  ///
  /// - Returns: The date.
  public func callAsFunction() -> Date { generate() }

  /// A generator that always tells the same date.
  ///
  /// - Parameter now: The date.
  /// - Returns: The generator.
  public static func constant(_ now: Date) -> Self { Self { now } }
}

extension DependencyValues {
  /// Tells the date.
  ///
  /// In tests it has no value until one is given; most give `.constant(…)`.
  public var date: DateGenerator {
    get { self[DateGenerator.self] }
    set { self[DateGenerator.self] = newValue }
  }
}

extension DateGenerator: DependencyKey {
  /// The machine's date.
  public static var liveValue: Self { Self { Date() } }

  /// Reports each use; a test says which one it wants.
  public static var testValue: Self {
    let use = UnpreparedUse("date", example: ".constant(Date(timeIntervalSince1970: 0))")
    return Self {
      use.report()
      return Date()
    }
  }
}
