package import Foundation
package import RostrumFoundation

/// The settings that determine the format of numbers and dates.
package struct TextContext {
  /// The reader's language and region.
  package var locale: Locale
  /// The reader's calendar.
  package var calendar: Calendar
  /// The reader's time zone.
  package var timeZone: TimeZone
  /// The moment to which relative dates refer.
  package var now: () -> Date

  package init(
    locale: Locale,
    calendar: Calendar,
    timeZone: TimeZone,
    now: @escaping () -> Date = { Date() }
  ) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
    self.now = now
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
