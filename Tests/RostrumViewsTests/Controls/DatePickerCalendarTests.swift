import Foundation
import RostrumTesting
import RostrumViews
import Testing

/// 2026-05-04 09:30:15 in Greenwich.
private let may = Date(timeIntervalSince1970: 1_777_887_015)
private let day: TimeInterval = 86400

@MainActor @Suite("The calendar of a date picker") struct DatePickerCalendarTests {
  private func host(
    _ date: Box<Date>, in range: ClosedRange<Date> = Date.distantPast...Date.distantFuture,
    _ components: DatePickerComponents = .date, locale: String = "en_US"
  ) -> TestHost {
    TestHost {
      DatePicker("Due", selection: date.binding, in: range, displayedComponents: components)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
    }
  }

  private func text(_ host: TestHost) -> String? {
    for element in host.graph.root.all {
      if case .datePicker(_, _, _, _, let text) = element.content { return text }
    }
    return nil
  }

  @Test(
    "The date is in the reader's format",
    arguments: [("en_US", "May 4, 2026"), ("de_DE", "4. Mai 2026"), ("ja_JP", "2026年5月4日")])
  func format(locale: String, expected: String) {
    #expect(text(host(Box(may), locale: locale)) == expected)
  }

  @Test("A day that is chosen keeps the time of day, and closes the calendar of a day")
  func choice() async {
    let date = Box(may)
    let host = host(date)
    #expect(!host.button("Wednesday, May 6, 2026").exists)
    await host.datePicker("Due").tap()
    await host.button("Wednesday, May 6, 2026").tap()
    #expect(date.value == may + 2 * day)
    #expect(!host.button("Wednesday, May 6, 2026").exists)
  }

  @Test("Months are turned, and days out of bounds can't be chosen")
  func bounds() async {
    let date = Box(may)
    let host = host(date, in: (may - day)...(may + 40 * day))
    await host.datePicker("Due").tap()
    #expect(!host.button("Saturday, May 2, 2026").isEnabled)
    #expect(host.button("Sunday, May 3, 2026").isEnabled)
    #expect(!host.button("Previous month").isEnabled)
    await host.button("Next month").tap()
    #expect(host.text("June 2026").exists)
    #expect(!host.button("Next month").isEnabled)
    await host.button("Saturday, June 13, 2026").tap()
    #expect(date.value == may + 40 * day)
  }

  @Test("The time is chosen by hour and minute in the reader's format")
  func time() async {
    let date = Box(may)
    let host = host(date, .hourAndMinute)
    #expect(text(host) == "9:30\u{202F}AM")
    await host.datePicker("Due").tap()
    await host.picker("Minute").select("45")
    #expect(date.value == may - 15 + 15 * 60)
  }

  @Test("The calendar is a grid of weeks, in which the selected day is marked and has the focus")
  func grid() async {
    let host = host(Box(may))
    await host.datePicker("Due").tap()
    #expect(host.button("Monday, May 4, 2026").isSelected)
    #expect(host.button("Monday, May 4, 2026").isFocused)
    let grid = host.graph.root.all.first { $0.role == .grid }
    #expect(grid?.state.fact(.calendar) == .calendar(.single))
    // A row of weekdays, and the six weeks that May 2026 is part of.
    #expect(grid?.children.map(\.role) == Array(repeating: .gridRow, count: 7))
  }

  @Test(
    "Keys move the focus through days, weeks and months, mirrored from right to left",
    arguments: [
      (LayoutDirection.leftToRight, KeyEquivalent.rightArrow, "Tuesday, May 5, 2026"),
      (.leftToRight, .leftArrow, "Sunday, May 3, 2026"),
      (.rightToLeft, .leftArrow, "Tuesday, May 5, 2026"),
      (.rightToLeft, .rightArrow, "Sunday, May 3, 2026"),
      (.leftToRight, .upArrow, "Monday, April 27, 2026"),
      (.leftToRight, .downArrow, "Monday, May 11, 2026"),
      (.leftToRight, .home, "Sunday, May 3, 2026"),
      (.leftToRight, .end, "Saturday, May 9, 2026"),
      (.leftToRight, .pageUp, "Saturday, April 4, 2026"),
      (.leftToRight, .pageDown, "Thursday, June 4, 2026"),
    ])
  func keys(direction: LayoutDirection, key: KeyEquivalent, day: String) async {
    let date = Box(may)
    let host = TestHost {
      DatePicker("Due", selection: date.binding, displayedComponents: .date)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, .gmt)
        .environment(\.layoutDirection, direction)
    }
    await host.datePicker("Due").tap()
    await host.press(key)
    #expect(host.button(day).isFocused)
    #expect(date.value == may)
  }

  @Test("With Shift, the keys for pages move by a year, also from a day that isn't in that year")
  func years() async {
    let host = host(Box(may))
    await host.datePicker("Due").tap()
    await host.press(.pageUp, modifiers: .shift)
    #expect(host.button("Sunday, May 4, 2025").isFocused)
    await host.press(.pageDown, modifiers: .shift)
    #expect(host.button("Monday, May 4, 2026").isFocused)
    for _ in 0..<2 { await host.press(.pageDown, modifiers: .shift) }
    #expect(host.button("Thursday, May 4, 2028").isFocused)
    for _ in 0..<3 { await host.press(.pageUp) }
    for _ in 0..<25 { await host.press(.rightArrow) }
    #expect(host.button("Tuesday, February 29, 2028").isFocused)
    await host.press(.pageUp, modifiers: .shift)
    #expect(host.button("Sunday, February 28, 2027").isFocused)
  }

  @Test("Keys start from the day that has the focus, and stop at the bounds")
  func start() async {
    let host = host(Box(may), in: (may - day)...(may + 40 * day))
    await host.datePicker("Due").tap()
    await host.button("Next month").tap()
    await host.button("Wednesday, June 10, 2026").focus()
    await host.press(.rightArrow)
    #expect(host.button("Thursday, June 11, 2026").isFocused)
    await host.press(.pageDown)
    #expect(host.button("Saturday, June 13, 2026").isFocused)
  }
}
