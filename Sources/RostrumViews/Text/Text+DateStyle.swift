package import Foundation

extension Text {
  /// The part of a date that a text shows.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case date, time, relative, offset, timer }
    let kind: Kind

    /// Day, month name and year.
    public static let date = DateStyle(kind: .date)
    /// Hours and minutes.
    public static let time = DateStyle(kind: .time)
    /// The distance to the date, in words.
    public static let relative = DateStyle(kind: .relative)
    /// The distance to the date, in words with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The distance to the date, as a timer.
    public static let timer = DateStyle(kind: .timer)
  }
}

extension Text.DateStyle {
  package func words(for date: Date, in context: TextContext) -> String {
    var style = Date.FormatStyle(
      locale: context.locale, calendar: context.calendar, timeZone: context.timeZone)
    switch kind {
    case .date:
      style = style.year().month(.wide).day()
      return style.format(date)
    case .time:
      style = style.hour().minute()
      return style.format(date)
    case .relative:
      return words(forSeconds: abs(date.timeIntervalSince(context.now())), in: context)
    case .offset:
      let seconds = date.timeIntervalSince(context.now())
      return (seconds < 0 ? "-" : "+") + words(forSeconds: abs(seconds), in: context)
    case .timer:
      return TextClock(.distance(to: date)).words(at: context.now(), in: context.locale)
    }
  }

  /// The two largest units of a duration.
  private func words(forSeconds seconds: TimeInterval, in context: TextContext) -> String {
    Duration.seconds(clamping: seconds.rounded(.down)).formatted(
      .units(
        allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated,
        maximumUnitCount: 2
      )
      .locale(context.locale))
  }
}
