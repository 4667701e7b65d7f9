public import Foundation
import IssueReporting
import RostrumDependencies
public import RostrumViews

/// A view that updates its content by a schedule.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// It follows the dependencies `date` and `continuousClock`, so a test decides what time it is. A page
/// receives only what a date changes in it.
@MainActor
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var shown: Date?
  @Dependency(\.date) private var date
  @Environment(\.continuousClock) private var clock

  /// What the content of a ``TimelineView`` is made of.
  public struct Context: Sendable {
    /// How often the content changes.
    public enum Cadence: Comparable, Sendable {
      /// As often as the schedule says.
      case live
      /// At most once a second.
      case seconds
      /// At most once a minute.
      case minutes
    }

    /// The last date of the schedule that has passed; before the first date, that one.
    public let date: Date
    /// How often the content changes; always ``Cadence/live``, as a page isn't put to rest.
    public let cadence: Cadence
  }
}

/// What the content of any ``TimelineView`` is made of.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Creates a view that updates its content by a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The dates at which to update the content.
  ///   - content: Creates the content for a date.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the current date.
  public var body: some View {
    content(TimelineViewDefaultContext(date: shown ?? firstDate, cadence: .live))
      .task(id: Follower(schedule: schedule)) { await follow(by: clock.erased) }
  }

  private var firstDate: Date {
    let now = date.now
    var timeline = Timeline(schedule.entries(from: now, mode: .normal))
    return timeline.passed(at: now) ?? timeline.next ?? now
  }

  private func follow(by clock: AnyClock<Duration>) async {
    let (now, start) = (date.now, clock.now)
    var timeline = Timeline(schedule.entries(from: now, mode: .normal))
    var reached = now
    while true {
      if let passed = timeline.passed(at: reached) { shown = passed }
      guard let next = timeline.next else { return }
      let distance = next.timeIntervalSince(now)
      guard distance < 1e9 else { return }
      guard
        (try? await clock.sleep(until: start.advanced(by: .seconds(distance)), tolerance: nil))
          != nil
      else { return }
      reached = max(next, now.addingTimeInterval(start.duration(to: clock.now) / .seconds(1)))
    }
  }
}

extension Clock<Duration> {
  fileprivate var erased: AnyClock<Duration> { AnyClock(self) }
}

/// What restarts the task of a view: another schedule.
@MainActor
private struct Follower<Schedule>: @MainActor Equatable {
  let schedule: Schedule

  static func == (lhs: Self, rhs: Self) -> Bool {
    ValueLayout.areEqual(lhs.schedule, rhs.schedule)
  }
}

/// The dates of a schedule, one after the other.
struct Timeline<Dates: Sequence> where Dates.Element == Date {
  private var dates: Dates.Iterator
  /// The first date that hasn't passed; `nil` after the last.
  private(set) var next: Date?

  init(_ dates: Dates) {
    self.dates = dates.makeIterator()
    next = self.dates.next()
  }

  /// The last date that passed since the last call, if any did.
  ///
  /// A schedule without an end that doesn't reach the present is reported, and ends.
  mutating func passed(at now: Date) -> Date? {
    var passed: Date?
    var count = 0
    while let date = next, date <= now {
      passed = date
      count += 1
      if count == 1_000_000 {
        reportIssue("A timeline has a million dates that have passed, and ends.")
        next = nil
      } else {
        next = dates.next()
      }
    }
    return passed
  }
}
