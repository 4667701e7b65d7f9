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

  /// The names of the weekdays, starting with the calendar's first.
  var weekdays: [String] {
    let names = calendar.veryShortStandaloneWeekdaySymbols
    let first = (calendar.firstWeekday - 1) % max(1, names.count)
    return Array(names[first...] + names[..<first])
  }

  /// The number of days in the first week that belong to the previous month.
  var blanks: Int {
    let weekday = calendar.component(.weekday, from: start)
    return (weekday - calendar.firstWeekday + 7) % 7
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
