public import Foundation

/// The formats of dates whose texts count on the page.
public enum SystemFormatStyle: Sendable {
  /// The time that is left in an interval, or that has passed in it, such as `1:05`.
  public struct Timer: Hashable, Codable, Sendable {
    private var interval: Range<Date>
    private var countsDown: Bool
    private var showsHours: Bool
    private var maxFieldCount: Int
    private var maxPrecision: Duration
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format of the time that is left.
    ///
    /// - Parameters:
    ///   - interval: The interval in which the time counts.
    ///   - showsHours: Whether hours are apart from minutes.
    ///   - maxFieldCount: The largest number of fields, the largest unit first; at least 2 are shown.
    ///   - maxPrecision: The smallest part of a second that is shown.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }

    /// Creates a format of the time that has passed.
    ///
    /// - Parameters:
    ///   - interval: The interval in which the time counts.
    ///   - showsHours: Whether hours are apart from minutes.
    ///   - maxFieldCount: The largest number of fields, the largest unit first; at least 2 are shown.
    ///   - maxPrecision: The smallest part of a second that is shown.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(
        countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision)
      countsDown = false
    }
  }

  /// The time since a date, such as `1:05.25`.
  public struct Stopwatch: Hashable, Codable, Sendable {
    private var start: Date
    private var showsHours: Bool
    private var maxFieldCount: Int
    private var maxPrecision: Duration
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format of the time since a date.
    ///
    /// - Parameters:
    ///   - startDate: The date.
    ///   - showsHours: Whether hours are apart from minutes.
    ///   - maxFieldCount: The largest number of fields, the largest unit first; at least 2 are shown.
    ///   - maxPrecision: The smallest part of a second that is shown.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      self.maxPrecision = maxPrecision
    }
  }
}

extension SystemFormatStyle.Timer: _ClockFormatStyle {
  /// The time that the format shows.
  public var _clock: TextClock {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    return TextClock(
      countsDown ? .down(from: start, to: end) : .up(from: start, to: end),
      showsHours: showsHours, fractionDigits: maxPrecision.fractionDigits,
      maxFieldCount: maxFieldCount)
  }

  /// The time of a date in digits.
  public func format(_ value: Date) -> AttributedString {
    AttributedString(_clock.words(at: value, in: locale))
  }

  /// The format in the digits of a locale.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }
}

extension SystemFormatStyle.Stopwatch: _ClockFormatStyle {
  /// The time that the format shows.
  public var _clock: TextClock {
    TextClock(
      .up(from: start, to: nil), showsHours: showsHours,
      fractionDigits: maxPrecision.fractionDigits, maxFieldCount: maxFieldCount)
  }

  /// The time of a date in digits.
  public func format(_ value: Date) -> AttributedString {
    AttributedString(_clock.words(at: value, in: locale))
  }

  /// The format in the digits of a locale.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A format of the time that is left in an interval.
  ///
  /// - Parameters:
  ///   - interval: The interval in which the time counts.
  ///   - showsHours: Whether hours are apart from minutes.
  ///   - maxFieldCount: The largest number of fields, the largest unit first; at least 2 are shown.
  ///   - maxPrecision: The smallest part of a second that is shown.
  /// - Returns: The format.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// A format of the time that has passed in an interval.
  ///
  /// - Parameters:
  ///   - interval: The interval in which the time counts.
  ///   - showsHours: Whether hours are apart from minutes.
  ///   - maxFieldCount: The largest number of fields, the largest unit first; at least 2 are shown.
  ///   - maxPrecision: The smallest part of a second that is shown.
  /// - Returns: The format.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A format of the time since a date.
  ///
  /// - Parameters:
  ///   - startDate: The date.
  ///   - showsHours: Whether hours are apart from minutes.
  ///   - maxFieldCount: The largest number of fields, the largest unit first; at least 2 are shown.
  ///   - maxPrecision: The smallest part of a second that is shown.
  /// - Returns: The format.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension Duration {
  /// The number of digits of a fraction of a second that shows parts as small as the duration.
  fileprivate var fractionDigits: Int {
    if self >= .seconds(1) { return 0 }
    return self >= .milliseconds(100) ? 1 : self >= .milliseconds(10) ? 2 : 3
  }
}
