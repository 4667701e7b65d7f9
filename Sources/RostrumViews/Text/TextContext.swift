package import Foundation
package import RostrumFoundation

/// What decides how numbers and dates read.
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

  /// What format styles follow.
  package var formats: FormatContext {
    FormatContext(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// A whole number; short ones look alike everywhere.
  package func words<Value: BinaryInteger>(for value: Value) -> String {
    if value.magnitude < 1000 { return String(value) }
    return IntegerFormatStyle<Value>(locale: locale).format(value)
  }

  /// A number with six digits after the point.
  package func words(for value: Double) -> String {
    String(format: "%f", locale: locale, value)
  }
}
