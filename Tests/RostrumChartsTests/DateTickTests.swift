import Foundation
import RostrumCharts
import Testing

@Suite struct DateTickTests {
  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  private func words(
    _ ticks: DateTicks, _ from: String, _ to: String, in zone: String = "UTC"
  ) throws -> [String] {
    let calendar = try calendar(zone)
    let interval = try date(from, zone)...date(to, zone)
    return ticks.dates(in: interval, calendar).map { date in
      let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
      let day = String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      guard ticks.component == .hour || ticks.component == .minute else { return day }
      return day + String(format: " %02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    }
  }

  private func date(_ text: String, _ zone: String) throws -> Date {
    let parts = text.split { "- :".contains($0) }.compactMap { Int($0) }
    return try #require(
      try calendar(zone).date(
        from: DateComponents(
          year: parts[0], month: parts[1], day: parts[2],
          hour: parts.count > 3 ? parts[3] : 0, minute: parts.count > 4 ? parts[4] : 0)))
  }

  @Test(
    "The distance of ticks suits the length of the interval",
    arguments: [
      (60.0, Calendar.Component.second, 15), (3600, .minute, 15), (4 * 3600, .hour, 1),
      (86_400, .hour, 6), (3 * 86_400, .hour, 12), (7 * 86_400, .day, 1), (10 * 86_400, .day, 2),
      (30 * 86_400, .weekOfYear, 1), (150 * 86_400, .month, 1), (365 * 86_400, .month, 3),
      (5 * 365 * 86_400, .year, 1), (50 * 365 * 86_400, .year, 10),
      (2000 * 365 * 86_400, .year, 500),
    ] as [(Double, Calendar.Component, Int)])
  func choice(length: Double, component: Calendar.Component, count: Int) {
    let start = Date(timeIntervalSince1970: 1_700_000_000)
    let ticks = DateTicks(for: start...start.addingTimeInterval(length), count: 5)
    #expect(ticks == DateTicks(component, count))
  }

  @Test("Days begin at midnight on the clock, also when clocks change")
  func daylightSaving() throws {
    let spring = try words(DateTicks(.day), "2026-03-28", "2026-03-31", in: "Europe/Berlin")
    #expect(spring == ["2026-03-28", "2026-03-29", "2026-03-30", "2026-03-31"])
    let autumn = try words(DateTicks(.day), "2026-10-24", "2026-10-27", in: "Europe/Berlin")
    #expect(autumn == ["2026-10-24", "2026-10-25", "2026-10-26", "2026-10-27"])
  }

  @Test("Every sixth hour is that on the clock, in days of 23 and of 25 hours")
  func hoursOnTheClock() throws {
    let spring = try words(DateTicks(.hour, 6), "2026-03-29", "2026-03-30", in: "Europe/Berlin")
    #expect(
      spring == [
        "2026-03-29 00:00", "2026-03-29 06:00", "2026-03-29 12:00", "2026-03-29 18:00",
        "2026-03-30 00:00",
      ])
    let autumn = try words(DateTicks(.hour, 6), "2026-10-25", "2026-10-26", in: "Europe/Berlin")
    #expect(
      autumn == [
        "2026-10-25 00:00", "2026-10-25 06:00", "2026-10-25 12:00", "2026-10-25 18:00",
        "2026-10-26 00:00",
      ])
  }

  @Test("A single hour is an hour that passes: an hour that comes twice has two ticks")
  func hourTwice() throws {
    let autumn = try words(
      DateTicks(.hour), "2026-10-25 01:00", "2026-10-25 04:00", in: "Europe/Berlin")
    #expect(
      autumn == [
        "2026-10-25 01:00", "2026-10-25 02:00", "2026-10-25 02:00", "2026-10-25 03:00",
        "2026-10-25 04:00",
      ])
  }

  @Test("A leap year has a 29 February, and months have their own lengths")
  func leapYear() throws {
    #expect(
      try words(DateTicks(.day), "2028-02-28", "2028-03-01")
        == ["2028-02-28", "2028-02-29", "2028-03-01"])
    #expect(
      try words(DateTicks(.day), "2027-02-28", "2027-03-01") == ["2027-02-28", "2027-03-01"])
    #expect(
      try words(DateTicks(.month), "2028-01-15", "2028-04-15")
        == ["2028-02-01", "2028-03-01", "2028-04-01"])
  }

  @Test("Every second day begins anew with the month, without a last day beside the first")
  func everySecondDay() throws {
    #expect(
      try words(DateTicks(.day, 2), "2026-01-27", "2026-02-03")
        == ["2026-01-27", "2026-01-29", "2026-02-01", "2026-02-03"])
  }

  @Test("Weeks begin on the calendar's first day, quarters in January")
  func weeksAndQuarters() throws {
    #expect(
      try words(DateTicks(.weekOfYear), "2026-05-01", "2026-05-20")
        == ["2026-05-03", "2026-05-10", "2026-05-17"])
    #expect(
      try words(DateTicks(.month, 3), "2026-01-02", "2027-01-01")
        == ["2026-04-01", "2026-07-01", "2026-10-01", "2027-01-01"])
  }

  @Test("Decades are years that a decade divides")
  func decades() throws {
    #expect(
      try words(DateTicks(.year, 10), "1984-06-01", "2026-01-01")
        == ["1990-01-01", "2000-01-01", "2010-01-01", "2020-01-01"])
  }

  @Test("An interval that can't be ticked has at most 1,000 dates")
  func bounded() throws {
    let start = Date(timeIntervalSince1970: 0)
    let ticks = DateTicks(.second).dates(
      in: start...start.addingTimeInterval(1e7), try calendar("UTC"))
    #expect(ticks.count == 1000)
  }
}
