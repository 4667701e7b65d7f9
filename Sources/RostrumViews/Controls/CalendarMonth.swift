import Foundation

/// The days of a month, with names in a locale.
struct CalendarMonth {
  let calendar: Calendar
  private let locale: Locale
  let start: Date
  let days: [Date]

  init(of date: Date, _ calendar: Calendar, _ locale: Locale, _ timeZone: TimeZone) {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.calendar = calendar
    self.locale = locale
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let start = start
    days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
  }

  var before: Date { calendar.date(byAdding: .month, value: -1, to: start) ?? start }

  var after: Date { calendar.date(byAdding: .month, value: 1, to: start) ?? start }

  var title: String { format(.dateTime.year().month(.wide)) }

  /// The weekdays, starting with the calendar's first: the names that are shown and spoken.
  var weekdays: [(short: String, name: String)] {
    let names = Array(
      zip(calendar.veryShortStandaloneWeekdaySymbols, calendar.standaloneWeekdaySymbols))
    let first = (calendar.firstWeekday - 1) % max(1, names.count)
    return (names[first...] + names[..<first]).map { (short: $0.0, name: $0.1) }
  }

  /// The days of each week; `nil` for those that belong to the months before and after.
  var weeks: [[Date?]] {
    let weekday = calendar.component(.weekday, from: start)
    let blanks = (weekday - calendar.firstWeekday + 7) % 7
    let places = Array(repeating: nil, count: blanks) + days.map(Optional.some)
    return stride(from: 0, to: places.count, by: 7).map { first in
      let week = Array(places[first..<min(first + 7, places.count)])
      return week + Array(repeating: nil, count: 7 - week.count)
    }
  }

  func day(after day: Date) -> Date { calendar.date(byAdding: .day, value: 1, to: day) ?? day }

  func number(of day: Date) -> String { format(.dateTime.day(), day) }

  func name(of day: Date) -> String {
    format(.dateTime.weekday(.wide).year().month(.wide).day(), day)
  }

  func components(of day: Date) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  /// Whether two components represent the same day.
  func isSame(_ first: DateComponents, _ second: DateComponents) -> Bool {
    first.year == second.year && first.month == second.month && first.day == second.day
      && (first.era == nil || first.era == second.era)
  }

  private func format(_ style: Date.FormatStyle, _ date: Date? = nil) -> String {
    var style = style
    style.calendar = calendar
    style.timeZone = calendar.timeZone
    style.locale = locale
    return (date ?? start).formatted(style)
  }
}
