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
  /// See ``Foundation/Calendar/date(from:like:)``.
  func date(of value: DateValue, keeping other: Date) -> Date? {
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: other)
    if let day = value.day {
      (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    }
    if let time = value.time {
      (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, 0)
    }
    return calendar.date(from: parts, like: other)
  }
}

extension Calendar {
  /// The date with a day and a time of day in the calendar's time zone.
  ///
  /// A time that occurs twice, when clocks are set back, is the one with the offset of another date on
  /// that day, or else the first. A time that doesn't occur, when clocks are set forward, is as much
  /// later.
  ///
  /// - Parameters:
  ///   - parts: The day and the time of day.
  ///   - other: The date that was chosen before.
  /// - Returns: The date, or `nil` if the calendar doesn't have the day.
  func date(from parts: DateComponents, like other: Date) -> Date? {
    var universal = self
    universal.timeZone = .gmt
    guard let wall = universal.date(from: parts) else { return nil }
    // The offsets before and after what changes them on that day, if anything does.
    let offsets = [-86_400, 86_400].map {
      Double(timeZone.secondsFromGMT(for: wall.addingTimeInterval($0)))
    }
    let dates = offsets.map { wall.addingTimeInterval(-$0) }
    let existing = zip(dates, offsets).filter { date, offset in
      Double(timeZone.secondsFromGMT(for: date)) == offset
    }
    let last = Double(timeZone.secondsFromGMT(for: other))
    let same = existing.first { date, offset in
      offset == last && isDate(date, inSameDayAs: other)
    }
    return (same ?? existing.first)?.0 ?? dates[0]
  }
}
