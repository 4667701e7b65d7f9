package import Foundation

/// The reader for whom values are formatted: a locale, a calendar and a time zone.
package struct FormatContext {
  package var locale: Locale
  package var calendar: Calendar
  package var timeZone: TimeZone

  package init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    self.locale = locale
    self.calendar = calendar
    self.timeZone = timeZone
  }
}

extension FormatStyle {
  /// The style with the reader's locale, calendar and time zone wherever it has the system's.
  ///
  /// What an app sets explicitly, such as `.number.locale(german)`, stays. A style of an app's own
  /// follows the reader if it implements `locale(_:)`.
  package func following(_ context: FormatContext) -> Self {
    let style = self == locale(.autoupdatingCurrent) ? locale(context.locale) : self
    guard var dated = style as? any CalendarFormatStyle else { return style }
    dated.follow(context)
    return dated as? Self ?? style
  }
}

/// A style of Foundation that counts in a calendar.
private protocol CalendarFormatStyle {
  mutating func follow(_ context: FormatContext)
}

extension Calendar {
  fileprivate mutating func follow(_ context: FormatContext) {
    if self == .autoupdatingCurrent { self = context.calendar }
  }
}

extension TimeZone {
  fileprivate mutating func follow(_ context: FormatContext) {
    if self == .autoupdatingCurrent { self = context.timeZone }
  }
}

extension Date.FormatStyle: CalendarFormatStyle {
  fileprivate mutating func follow(_ context: FormatContext) {
    calendar.follow(context)
    timeZone.follow(context)
  }
}

extension Date.IntervalFormatStyle: CalendarFormatStyle {
  fileprivate mutating func follow(_ context: FormatContext) {
    calendar.follow(context)
    timeZone.follow(context)
  }
}

extension Date.RelativeFormatStyle: CalendarFormatStyle {
  fileprivate mutating func follow(_ context: FormatContext) {
    calendar.follow(context)
  }
}
