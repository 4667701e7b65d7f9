import Foundation
import RostrumTesting
import Testing

// NB: Tests `Timeline`, which is internal.
@testable import Rostrum

@MainActor
@Suite("A view with a timeline")
struct TimelineTests {
  private let clock = TestClock()

  private func host<V: View>(at seconds: TimeInterval = 0, _ content: @escaping () -> V) -> TestHost
  {
    TestHost(content) {
      $0.continuousClock = clock
      $0.date = .constant(Date(timeIntervalSinceReferenceDate: seconds))
    }
  }

  @Test("It updates at each date")
  func periodic() async {
    let host = host(at: 100.5) {
      Dates(schedule: .periodic(from: Date(timeIntervalSinceReferenceDate: 90), by: 1))
    }
    await host.settle()
    #expect(host.text("100.0").exists)
    await host.advance(by: .seconds(0.5))
    #expect(host.text("101.0").exists)
    await host.advance(by: .seconds(3))
    #expect(host.text("104.0").exists)
  }

  @Test("It updates at the beginning of each minute")
  func everyMinute() async {
    let host = host(at: 150) { Dates(schedule: .everyMinute) }
    #expect(host.text("120.0").exists)
    await host.settle()
    await host.advance(by: .seconds(29))
    #expect(host.text("120.0").exists)
    await host.advance(by: .seconds(1))
    #expect(host.text("180.0").exists)
  }

  @Test("Before the first date it shows the first one, and after the last one that one")
  func explicit() async throws {
    let dates = [10, 20].map(Date.init(timeIntervalSinceReferenceDate:))
    let host = host { Dates(schedule: .explicit(dates)) }
    await host.settle()
    #expect(host.text("10.0").exists)
    await host.advance(by: .seconds(20))
    #expect(host.text("20.0").exists)
    try await clock.checkSuspension()
  }

  @Test("A paused animation stays as it is")
  func paused() async throws {
    let host = host(at: 7) { Dates(schedule: .animation(paused: true)) }
    await host.settle()
    #expect(host.text("7.0").exists)
    try await clock.checkSuspension()
  }

  @Test("An animation has at most ten dates a second", arguments: [nil, 0, 0.05, -1, .nan])
  func animation(interval: Double?) {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let dates = AnimationTimelineSchedule(minimumInterval: interval)
      .entries(from: start, mode: .normal).prefix(3)
    #expect(dates.map(\.timeIntervalSinceReferenceDate) == [0, 0.1, 0.2])
  }

  @Test(
    "An interval that is too short is a hundredth of a second",
    arguments: [0, -1, 1e-300, .nan, -.infinity])
  func shortInterval(interval: Double) {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let dates = PeriodicTimelineSchedule(from: start, by: interval)
      .entries(from: start, mode: .normal).prefix(3)
    #expect(dates.map(\.timeIntervalSinceReferenceDate) == [0, 0.01, 0.02])
  }

  @Test("An interval without an end has one date")
  func endlessInterval() async {
    let start = Date(timeIntervalSinceReferenceDate: 5)
    let host = host(at: 5) { Dates(schedule: .periodic(from: start, by: .infinity)) }
    await host.settle()
    #expect(host.text("5.0").exists)
  }

  @Test("Another schedule takes the place of the one that the view follows")
  func otherSchedule() async {
    let host = host { Adjustable() }
    await host.settle()
    await host.advance(by: .seconds(1))
    #expect(host.text("1.0").exists)
    await host.button("Slower").tap()
    await host.settle()
    await host.advance(by: .seconds(9))
    #expect(host.text("0.0").exists)
    await host.advance(by: .seconds(1))
    #expect(host.text("10.0").exists)
  }

  @Test("Dates that passed while the process had no time are left out")
  func late() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var timeline = Timeline(
      PeriodicTimelineSchedule(from: start, by: 1).entries(from: start, mode: .normal))
    #expect(timeline.passed(at: start) == start)
    #expect(timeline.passed(at: start) == nil)
    #expect(timeline.passed(at: start + 3600.5) == start + 3600)
    #expect(timeline.next == start + 3601)
  }

  @Test("A schedule that never reaches the present is reported, and ends")
  func endlessPast() {
    withKnownIssue {
      var timeline = Timeline(repeatElement(Date.distantPast, count: .max))
      #expect(timeline.passed(at: Date(timeIntervalSinceReferenceDate: 0)) == .distantPast)
      #expect(timeline.next == nil)
    } matching: {
      "\($0)".contains("a million dates that have passed")
    }
  }

  @Test("The dates of a schedule of an app's own")
  func own() async {
    let host = host(at: 61) { Dates(schedule: Doubling()) }
    await host.settle()
    #expect(host.text("61.0").exists)
    await host.advance(by: .seconds(3))
    #expect(host.text("63.0").exists)
    await host.advance(by: .seconds(1))
    #expect(host.text("65.0").exists)
  }
}

/// Shows the seconds of the date.
private struct Dates<Schedule: TimelineSchedule>: View {
  let schedule: Schedule

  var body: some View {
    TimelineView(schedule) { context in
      Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
    }
  }
}

private struct Adjustable: View {
  @State private var interval = 1.0

  var body: some View {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    Dates(schedule: .periodic(from: start, by: interval))
    Button("Slower") { interval = 10 }
  }
}

/// Dates one, two, four seconds after the start.
private struct Doubling: TimelineSchedule {
  func entries(from startDate: Date, mode: Mode) -> [Date] {
    [startDate] + (0..<8).map { startDate + Double(1 << $0) }
  }
}
