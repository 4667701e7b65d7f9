package import Foundation

/// What decides how numbers and dates read.
package struct TextContext: Hashable, Sendable {
  /// The reader's language and region.
  package var locale: Locale
  /// The reader's calendar, whose time zone is the reader's.
  package var calendar: Calendar
  /// The moment to which relative dates refer.
  package var now: Date

  package init(locale: Locale, calendar: Calendar, now: Date) {
    self.locale = locale
    self.calendar = calendar
    self.now = now
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
