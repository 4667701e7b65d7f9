package import Foundation
package import RostrumFoundation

/// The settings that determine the format of numbers and dates.
package struct TextContext {
  /// The reader's language and region.
  package var locale: Locale
  private var dates: Dates
  /// The moment to which relative dates refer.
  package var now: () -> Date

  package init(
    locale: Locale,
    calendar: Calendar,
    timeZone: TimeZone,
    now: @escaping () -> Date = { Date() }
  ) {
    self.locale = locale
    dates = .fixed(calendar, timeZone)
    self.now = now
  }

  /// The settings of an environment, of which the node that is reading records those that it needs.
  init(reading environment: EnvironmentValues) {
    locale = environment.locale
    dates = .environment(environment)
    now = { Date() }
  }

  /// Where the settings for dates come from.
  private enum Dates {
    case fixed(Calendar, TimeZone)
    // Most texts have no date, and each look-up is a search through the scopes of the environment.
    case environment(EnvironmentValues)
  }

  /// The reader's calendar.
  package var calendar: Calendar {
    get {
      switch dates {
      case .fixed(let calendar, _): calendar
      case .environment(let environment): environment.calendar
      }
    }
    set { dates = .fixed(newValue, timeZone) }
  }

  /// The reader's time zone.
  package var timeZone: TimeZone {
    get {
      switch dates {
      case .fixed(_, let timeZone): timeZone
      case .environment(let environment): environment.timeZone
      }
    }
    set { dates = .fixed(calendar, newValue) }
  }

  /// The settings for format styles.
  package var formats: FormatContext {
    FormatContext(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// Formats an integer; short integers look the same in all locales.
  package func words<Value: BinaryInteger>(for value: Value) -> String {
    if value.magnitude < 1000 { return String(value) }
    return IntegerFormatStyle<Value>(locale: locale).format(value)
  }

  /// Formats a number with six decimal places.
  package func words(for value: Double) -> String {
    String(format: "%f", locale: locale, value)
  }
}
