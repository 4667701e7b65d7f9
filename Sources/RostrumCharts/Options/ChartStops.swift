public import Foundation

/// The values at which a chart comes to rest, which apps don't use themselves.
public struct ChartStops: Hashable, Sendable {
  /// Values with a distance from each other.
  enum Step: Hashable {
    /// The multiples of a number, or of seconds; of names every second, third and so on.
    case number(Double)
    case dates(DateComponents)

    /// The multiples of a number.
    static func of(_ unit: some Plottable) -> Step { .number(unit.plotValue.coordinate ?? 0) }
  }

  /// The values that the chart doesn't pass.
  enum Major: Hashable {
    case page
    case values(Step)
  }

  /// The values along one axis.
  struct Rule: Hashable {
    let step: Step
    let major: Major?
  }

  var x: Rule?
  var y: Rule?
  var isPaging = false
  /// Whether a chart doesn't pass a major value.
  var isLimited = true
}

/// The values of an axis at which a fast scroll comes to rest.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
  let major: ChartStops.Major

  /// The next value.
  public static var page: Self { Self(major: .page) }
}

extension MajorValueAlignment where Value: Numeric {
  /// The multiples of a number.
  ///
  /// - Parameter unit: The number; seconds for an axis of dates.
  /// - Returns: The values.
  public static func unit(_ unit: Value) -> Self { Self(major: .values(.of(unit))) }
}

extension MajorValueAlignment where Value == Date {
  /// Dates with components, such as Mondays.
  ///
  /// - Parameter components: The components.
  /// - Returns: The values.
  public static func matching(_ components: DateComponents) -> Self {
    Self(major: .values(.dates(components)))
  }
}

/// Whether a scroll passes major values.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  let isLimited: Bool

  /// A scroll stops at the next major value.
  public static let automatic = Self(isLimited: true)
  /// A scroll stops at the next major value.
  public static let always = Self(isLimited: true)
  /// A scroll passes any number of values.
  public static let never = Self(isLimited: false)
}
