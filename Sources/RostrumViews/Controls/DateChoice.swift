import Foundation

/// A date that a user selects within bounds.
@MainActor
struct DateChoice {
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents

  /// The selected date in a locale.
  func text(in locale: Locale, _ timeZone: TimeZone) -> String {
    var style = Date.FormatStyle(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted, locale: locale)
    style.timeZone = timeZone
    return selection.wrappedValue.formatted(style)
  }

  /// The reason why a user can't select a value, or `nil` if it can be selected.
  func refusal(
    of value: DateValue, like shown: DateValue, from first: DateValue?, through last: DateValue?
  ) -> String? {
    guard value.hasParts(of: shown) else { return "\(value) doesn't have the parts of \(shown)" }
    // Times of day recur, so only days have an order.
    guard value.day != nil else { return nil }
    if let first, value < first { return "\(value) is before \(first)" }
    if let last, value > last { return "\(value) is after \(last)" }
    return nil
  }

  /// Selects a value; a time out of bounds is ignored.
  func set(to value: DateValue, _ parts: DateParts) {
    let current = selection.wrappedValue
    guard let date = parts.date(of: value, keeping: current), date != current else { return }
    if let earliest, date < earliest, value != parts.value(of: earliest) { return }
    if let latest, date > latest, value != parts.value(of: latest) { return }
    let notBefore = earliest.map { max(date, $0) } ?? date
    selection.wrappedValue = latest.map { min(notBefore, $0) } ?? notBefore
  }

  /// Selects a day, and keeps the time of day as far as the bounds permit.
  func choose(_ day: Date, in calendar: Calendar) {
    let current = selection.wrappedValue
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: current)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    choose(calendar.date(from: parts, like: current) ?? day)
  }

  /// Selects a date, or the nearest one in bounds.
  func choose(_ date: Date) {
    let notBefore = earliest.map { max(date, $0) } ?? date
    selection.wrappedValue = latest.map { min(notBefore, $0) } ?? notBefore
  }
}
