import Foundation

/// Converts between dates and the components that a date picker shows, in one time zone.
struct DateParts {
  private let components: DatePickerComponents
  private let calendar: Calendar

  init(_ components: DatePickerComponents, in timeZone: TimeZone) {
    self.components = components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The components of a date.
  func value(of date: Date) -> DateValue {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day =
      CalendarDay(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1) ?? .first
    let time = TimeOfDay(hour: parts.hour ?? 0, minute: parts.minute ?? 0) ?? .midnight
    if components == .hourAndMinute { return .time(time) }
    return components.contains(.hourAndMinute) ? .moment(day, time) : .day(day)
  }

  /// The date of a value, with missing components taken from another date.
  ///
  /// - Returns: `nil` for a time that doesn't exist on the day.
  func date(of value: DateValue, keeping other: Date) -> Date? {
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: other)
    if let day = value.day {
      (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    }
    if let time = value.time {
      (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, 0)
    }
    return calendar.date(from: parts)
  }
}
