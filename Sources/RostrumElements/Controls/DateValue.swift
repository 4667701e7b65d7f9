/// The value of a date picker: a day, a time of day, or both.
///
/// Values are in the Gregorian calendar and in the time zone of the app's user.
public enum DateValue: Hashable, Sendable {
  /// A day.
  case day(CalendarDay)
  /// A time of day.
  case time(TimeOfDay)
  /// A time on a day.
  case moment(CalendarDay, TimeOfDay)

  /// The day; `nil` for a time without a day.
  public var day: CalendarDay? {
    switch self {
    case .day(let day), .moment(let day, _): day
    case .time: nil
    }
  }

  /// The time of day; `nil` for a day without a time.
  public var time: TimeOfDay? {
    switch self {
    case .time(let time), .moment(_, let time): time
    case .day: nil
    }
  }

  /// Whether both values have the same parts: a day, a time of day, or both.
  public func hasParts(of other: DateValue) -> Bool {
    (day == nil) == (other.day == nil) && (time == nil) == (other.time == nil)
  }
}

/// A day of the Gregorian calendar.
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a day; `nil` if the calendar doesn't have it.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The first day of the first year.
  package static let first = CalendarDay(january1: 1)

  private init(january1 year: Int) {
    (self.year, month, day) = (year, 1, 1)
  }

  /// Whether the first day is earlier than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}

/// A time of day.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute, from 0 to 59.
  public let minute: Int

  /// Creates a time of day; `nil` if no day has it.
  public init?(hour: Int, minute: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// The first minute of a day.
  package static let midnight = TimeOfDay()

  private init() {
    (hour, minute) = (0, 0)
  }

  /// Whether the first time of day is earlier than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.hour, lhs.minute) < (rhs.hour, rhs.minute)
  }
}

extension DateValue: Comparable {
  /// Whether the first value is earlier than the second; a part that only one of them has is
  /// ignored.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    if let first = lhs.day, let second = rhs.day, first != second { return first < second }
    guard let first = lhs.time, let second = rhs.time else { return false }
    return first < second
  }
}
