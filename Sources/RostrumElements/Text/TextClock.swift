public import Foundation

/// A time that a text shows in digits, and that the page keeps up to date.
///
/// The host formats the time once, for the page as it is sent. The browser does so from then on, by the
/// clock of the reader's device and without a message for each second.
public struct TextClock: Hashable, Sendable {
  /// What the digits count.
  public enum Course: Hashable, Sendable {
    /// The time since a date, up to a second date if there is one.
    case up(from: Date, to: Date?)
    /// The time until the second date, at most that from the first one.
    case down(from: Date, to: Date)
    /// The distance to a date, before and after it.
    case distance(to: Date)
  }

  /// What the digits count.
  public let course: Course
  /// Whether hours are apart from minutes.
  public let showsHours: Bool
  /// The number of digits of a fraction of a second, at most 3.
  public let fractionDigits: Int
  /// The largest number of fields, at least 2: hours, minutes, seconds and the fraction.
  public let maxFieldCount: Int

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - course: What the digits count.
  ///   - showsHours: Whether hours are apart from minutes.
  ///   - fractionDigits: The number of digits of a fraction of a second.
  ///   - maxFieldCount: The largest number of fields, the largest unit first.
  public init(
    _ course: Course, showsHours: Bool = true, fractionDigits: Int = 0, maxFieldCount: Int = 4
  ) {
    self.course = course
    self.showsHours = showsHours
    self.fractionDigits = min(max(fractionDigits, 0), 3)
    self.maxFieldCount = min(max(maxFieldCount, 2), 4)
  }
}

extension TextClock {
  /// The digits at a date.
  package func words(at date: Date, in locale: Locale) -> String {
    let steps = steps(at: date)
    let scale = scale
    let whole = (steps / scale).rounded(.down)
    let hasHours = showsHours && whole >= 3600
    let digits = fractionDigits > 0 && maxFieldCount > (hasHours ? 3 : 2) ? fractionDigits : 0
    let shown = Duration.seconds(clamping: digits > 0 ? steps / scale : whole)
    let pattern: Duration.TimeFormatStyle.Pattern =
      switch (hasHours, maxFieldCount) {
      case (true, 3...):
        .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
      case (true, _): .hourMinute(padHourToLength: 1, roundSeconds: .down)
      case (false, _):
        .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: digits)
      }
    return shown.formatted(.time(pattern: pattern).locale(locale))
  }

  /// The number of the smallest shown parts of a second at a date.
  ///
  /// What counts down rounds up, so that it begins with the whole time and ends with 0 at the end.
  private func steps(at date: Date) -> Double {
    switch course {
    case .up(let start, let end):
      let now = end.map { min(date, $0) } ?? date
      return (max(now.timeIntervalSince(start), 0) * scale).leaving(.down)
    case .down(let start, let end):
      let now = max(date, start)
      return (max(end.timeIntervalSince(now), 0) * scale).leaving(.up)
    case .distance(let other):
      return (abs(other.timeIntervalSince(date)) * scale).leaving(.down)
    }
  }

  /// The number of the smallest parts of a second in a second.
  private var scale: Double { [1, 10, 100, 1000][fractionDigits] }

  /// The time as the page reads it.
  package var attribute: String {
    let dates: [String] =
      switch course {
      case .up(let start, let end): ["up", start.milliseconds, end?.milliseconds ?? "-"]
      case .down(let start, let end): ["down", start.milliseconds, end.milliseconds]
      case .distance(let date): ["to", date.milliseconds, "-"]
      }
    return (dates + ["\(showsHours ? 1 : 0)", "\(fractionDigits)", "\(maxFieldCount)"])
      .joined(separator: " ")
  }
}

extension Double {
  /// The nearest whole number in a direction, from which rounding errors don't lead away.
  fileprivate func leaving(_ rule: FloatingPointRoundingRule) -> Double {
    let nearest = rounded()
    return abs(self - nearest) < 1e-3 ? nearest : rounded(rule)
  }
}

extension Date {
  fileprivate var milliseconds: String {
    String(Int(nearest: timeIntervalSince1970 * 1000))
  }
}
