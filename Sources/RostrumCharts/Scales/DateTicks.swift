import Foundation
import RostrumElements

/// The values of an axis of dates: starts of hours, days, weeks, months or years in the reader's
/// calendar.
package struct DateTicks: Hashable, Sendable {
  /// The unit that is counted.
  package let component: Calendar.Component
  /// The number of units from one tick to the next.
  package let count: Int

  package init(_ component: Calendar.Component, _ count: Int = 1) {
    self.component = component
    self.count = max(count, 1)
  }

  /// The distances among which an axis chooses, with their length in seconds.
  private static let choices: [(DateTicks, Double)] = [
    (DateTicks(.second, 1), 1), (DateTicks(.second, 5), 5), (DateTicks(.second, 15), 15),
    (DateTicks(.second, 30), 30), (DateTicks(.minute, 1), 60), (DateTicks(.minute, 5), 300),
    (DateTicks(.minute, 15), 900), (DateTicks(.minute, 30), 1800), (DateTicks(.hour, 1), hour),
    (DateTicks(.hour, 3), 3 * hour), (DateTicks(.hour, 6), 6 * hour),
    (DateTicks(.hour, 12), 12 * hour), (DateTicks(.day, 1), day), (DateTicks(.day, 2), 2 * day),
    (DateTicks(.weekOfYear, 1), 7 * day), (DateTicks(.weekOfYear, 2), 14 * day),
    (DateTicks(.month, 1), 30.44 * day), (DateTicks(.month, 3), 91.3 * day),
    (DateTicks(.month, 6), 182.6 * day), (DateTicks(.year, 1), year),
  ]
  private static let hour = 3600.0
  private static let day = 86_400.0
  private static let year = 365.2425 * 86_400

  /// The distance for an interval.
  ///
  /// - Parameters:
  ///   - interval: The dates that the axis shows.
  ///   - count: The desired number of ticks.
  ///   - unit: The shortest unit that is counted.
  package init(
    for interval: ClosedRange<Date>, count: Int, atLeast unit: Calendar.Component = .second
  ) {
    let span = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let least = Self.choices.first { $0.0.component == unit }?.1 ?? 1
    let target = max(span / Double(max(count, 1)), least)
    if target > Self.year * 2.0.squareRoot() {
      let years = NumberTicks.step(for: 0...(span / Self.year), count: count)
      self.init(.year, Int(nearest: years.clamped(to: 1...100_000)))
      return
    }
    let distance = { (length: Double) in abs(Foundation.log(length / target)) }
    let choice = Self.choices.min { distance($0.1) < distance($1.1) }
    self = choice?.0 ?? DateTicks(.day)
  }

  /// The dates within an interval.
  ///
  /// Steps are those of the calendar: a day of 23 or 25 hours is one day.
  ///
  /// - Complexity: O(*n*) in the number of dates, at most 1,000.
  package func dates(in interval: ClosedRange<Date>, _ calendar: Calendar) -> [Date] {
    guard var date = start(of: interval.lowerBound, calendar) else { return [] }
    var dates: [Date] = []
    while date <= interval.upperBound, dates.count < 1000 {
      if date >= interval.lowerBound { dates.append(date) }
      guard let next = next(after: date, calendar), next > date else { break }
      date = next
    }
    return dates
  }

  /// The tick at a date or before it.
  package func start(of date: Date, _ calendar: Calendar) -> Date? {
    switch component {
    case .second, .minute: return aligned(date, calendar)
    case .hour where count == 1: return aligned(date, calendar)
    default: break
    }
    guard let start = calendar.dateInterval(of: component, for: date)?.start, count > 1 else {
      return calendar.dateInterval(of: component, for: date)?.start
    }
    switch component {
    case .hour:
      let hour = calendar.component(.hour, from: start)
      return hour % count == 0
        ? start : self.start(of: start.addingTimeInterval(-1), calendar)
    case .day:
      let index = calendar.component(.day, from: start) - 1
      return calendar.date(byAdding: .day, value: -(index % count), to: start)
    case .month:
      let index = calendar.component(.month, from: start) - 1
      return calendar.date(byAdding: .month, value: -(index % count), to: start)
    case .year:
      let year = calendar.component(.year, from: start)
      let rest = (year % count + count) % count
      return calendar.date(byAdding: .year, value: -rest, to: start)
    default: return start
    }
  }

  private func next(after date: Date, _ calendar: Calendar) -> Date? {
    switch component {
    case .second, .minute: return date.addingTimeInterval(seconds)
    case .hour where count == 1: return date.addingTimeInterval(seconds)
    case .hour:
      // The next multiple of hours on the clock, which is nearer or farther when clocks change.
      for hours in 1...(count + 2) {
        let next = date.addingTimeInterval(Double(hours) * Self.hour)
        if calendar.component(.hour, from: next) % count == 0 {
          return calendar.dateInterval(of: .hour, for: next)?.start
        }
      }
      return nil
    case .day where count > 1:
      // Each month begins anew, and a last day just before the next month is left out.
      guard let next = calendar.date(byAdding: .day, value: count, to: date) else { return nil }
      let isSame = calendar.isDate(next, equalTo: date, toGranularity: .month)
      let first = calendar.dateInterval(of: .month, for: next)?.start
      guard isSame, let following = calendar.date(byAdding: .day, value: 1, to: next),
        count == 2, !calendar.isDate(following, equalTo: next, toGranularity: .month)
      else { return isSame ? next : first }
      return following
    default: return calendar.date(byAdding: component, value: count, to: date)
    }
  }

  /// The multiple of seconds, minutes or one hour since the start of the day.
  private func aligned(_ date: Date, _ calendar: Calendar) -> Date {
    let start = calendar.startOfDay(for: date)
    let passed = date.timeIntervalSince(start)
    return start.addingTimeInterval((passed / seconds).rounded(.down) * seconds)
  }

  private var seconds: Double {
    switch component {
    case .second: Double(count)
    case .minute: Double(count) * 60
    default: Double(count) * Self.hour
    }
  }
}
