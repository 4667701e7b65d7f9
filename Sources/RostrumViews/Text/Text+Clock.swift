public import Foundation

/// A format of dates whose texts count on the page.
///
/// ``SystemFormatStyle`` has the formats; apps don't implement this protocol.
public protocol _ClockFormatStyle: FormatStyle, Sendable
where FormatInput == Date, FormatOutput == AttributedString {
  /// The time that the format shows.
  var _clock: TextClock { get }
}

extension Text {
  /// Creates a text of the time of an interval, which counts on the page.
  ///
  /// ```swift
  /// Text(timerInterval: start...end)
  /// ```
  ///
  /// The page counts by the clock of the reader's device, without messages of the server. Before the
  /// interval and after it, the time stands still.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval in which the time counts.
  ///   - pauseTime: The date whose time is shown without counting; `nil` to count.
  ///   - countsDown: Whether the time that is left is shown, rather than what has passed.
  ///   - showsHours: Whether hours are apart from minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
    let clock = TextClock(
      countsDown ? .down(from: start, to: end) : .up(from: start, to: end), showsHours: showsHours)
    self.init(.clock(clock, at: pauseTime))
  }

  /// Creates a text of the time, which counts on the page.
  ///
  /// ```swift
  /// Text(.currentDate, format: .timer(countingDownIn: start..<end))
  /// ```
  ///
  /// - Parameters:
  ///   - source: The time that passes.
  ///   - format: The format.
  public init<Style: _ClockFormatStyle>(_ source: TimeDataSource<Date>, format: Style) {
    self.init(.clock(format._clock, at: nil))
  }

  /// Creates a text of a date as a timer or stopwatch shows it, without counting.
  ///
  /// - Parameters:
  ///   - input: The date.
  ///   - format: The format.
  public init<Style: _ClockFormatStyle>(_ input: Date, format: Style) {
    self.init(.clock(format._clock, at: input))
  }
}
