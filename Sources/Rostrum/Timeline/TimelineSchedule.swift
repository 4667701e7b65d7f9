public import Foundation

/// A series of dates at which a ``TimelineView`` updates its content.
///
/// ```swift
/// struct QuarterHours: TimelineSchedule {
///   func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
///     PeriodicTimelineSchedule(from: .distantPast, by: 900).entries(from: startDate, mode: mode)
///   }
/// }
/// ```
public protocol TimelineSchedule {
  /// How often the dates come.
  typealias Mode = TimelineScheduleMode
  /// The dates, in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from a date on.
  ///
  /// The view shows the content of the last date that has passed, so the first date should be at
  /// `startDate` or before it.
  ///
  /// - Parameters:
  ///   - startDate: The date at which the view begins to follow the schedule.
  ///   - mode: How often the dates come.
  /// - Returns: The dates, in ascending order. There may be no last one.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often the dates of a schedule come.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says. A ``TimelineView`` always asks for this mode.
  case normal
  /// At most once a minute or so.
  case lowFrequency
}

/// Dates at the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule; usually written as `.everyMinute`.
  public init() {}

  /// The beginning of the minute of the start, and of each minute after it.
  ///
  /// - Parameters:
  ///   - startDate: The date at which the view begins to follow the schedule.
  ///   - mode: Has no effect: a minute is seldom enough.
  /// - Returns: The dates, without an end.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates with a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates the schedule; usually written as `.periodic(from:by:)`.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The seconds from each date to the next. The shortest interval is a hundredth of a
  ///     second, which an interval that is shorter or isn't a number becomes.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval >= 0.01 ? interval : 0.01
  }

  /// The dates from the last one on that has passed, or from the first one on.
  ///
  /// - Parameters:
  ///   - startDate: The date at which the view begins to follow the schedule.
  ///   - mode: With ``TimelineScheduleMode/lowFrequency``, the interval is at least a minute.
  /// - Returns: The dates, without an end.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = mode == .normal ? interval : max(interval, 60)
    let passed = max(0, startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, count: passed.isFinite ? passed : 0)
  }

  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    /// The number of intervals from the start to the next date.
    var count: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { count += 1 }
      return count == 0 ? start : start.addingTimeInterval(count * interval)
    }
  }
}

/// Dates that the app lists.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates the schedule; usually written as `.explicit(_:)`.
  ///
  /// - Parameter dates: The dates, in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  ///
  /// - Parameters:
  ///   - startDate: Has no effect.
  ///   - mode: Has no effect.
  /// - Returns: All dates of the schedule.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Dates that are close enough for an animation, as far as a connection allows.
///
/// A server renders each of them, and sends what changed: at most ten a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates the schedule; usually written as `.animation`.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least seconds from each date to the next; at least a tenth.
  ///   - paused: Whether the content stays as it is.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    let interval = minimumInterval ?? 0.1
    self.interval = interval >= 0.1 ? interval : 0.1
    isPaused = paused
  }

  /// The dates from the start on, or only the start while the schedule is paused.
  ///
  /// - Parameters:
  ///   - startDate: The date at which the view begins to follow the schedule.
  ///   - mode: With ``TimelineScheduleMode/lowFrequency``, the interval is at least a minute.
  /// - Returns: The dates, without an end unless the schedule is paused.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PrefixSequence<PeriodicTimelineSchedule.Entries> {
    PeriodicTimelineSchedule(from: startDate, by: interval)
      .entries(from: startDate, mode: mode)
      .prefix(isPaused ? 1 : .max)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates with a fixed interval.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The seconds from each date to the next, at least a hundredth.
  /// - Returns: The schedule.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Ten dates a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Up to ten dates a second.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least seconds from each date to the next; at least a tenth.
  ///   - paused: Whether the content stays as it is.
  /// - Returns: The schedule.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that the app lists.
  ///
  /// - Parameter dates: The dates, in ascending order.
  /// - Returns: The schedule.
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
