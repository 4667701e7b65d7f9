package import Foundation

/// The locale, calendar and time zone for which values are formatted.
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
  /// The style with the context's locale, calendar and time zone in place of the system's.
  ///
  /// Explicit settings, such as `.number.locale(german)`, take precedence. A custom style follows
  /// the context if it implements `locale(_:)`.
  package func following(_ context: FormatContext) -> Self {
    let style = self == locale(.autoupdatingCurrent) ? locale(context.locale) : self
    guard var dated = style as? any CalendarFormatStyle else { return style }
    dated.follow(context)
    return dated as? Self ?? style
  }
}

/// A Foundation style that uses a calendar.
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
