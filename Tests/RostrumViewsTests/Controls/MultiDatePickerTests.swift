import Foundation
import RostrumTesting
import RostrumScenes
import Testing

private let march5 = DateComponents(year: 2026, month: 3, day: 5)

private func date(_ day: Int, _ month: Int = 3) -> Date {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar.date(from: DateComponents(year: 2026, month: month, day: day)) ?? .distantPast
}

private struct Holidays: View {
  @State var days: Set<DateComponents> = [march5]
  var bounds: Swift.Range<Date>?

  var body: some View {
    if let bounds {
      MultiDatePicker("Holidays", selection: $days, in: bounds)
    } else {
      MultiDatePicker("Holidays", selection: $days)
    }
    Text(verbatim: days.map { "\($0.month ?? 0)-\($0.day ?? 0)" }.sorted().joined(separator: " "))
  }
}

@MainActor @Suite("Multi-date pickers", .viewsEnd) struct MultiDatePickerTests {
  private func host(_ view: Holidays) -> TestHost {
    TestHost {
      view.environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt)
    }
  }

  @Test("The month of the first selected day is shown, with its days selected or not")
  func shown() {
    let host = host(Holidays())
    #expect(host.text("March 2026").exists)
    #expect(host.button("Thursday, March 5, 2026").isSelected)
    #expect(!host.button("Friday, March 6, 2026").isSelected)
    #expect(host.all(.button).count == 31 + 2)
  }

  @Test("Days are selected and deselected")
  func choice() async {
    let host = host(Holidays())
    await host.button("Friday, March 6, 2026").tap()
    #expect(host.text("3-5 3-6").exists)
    await host.button("Thursday, March 5, 2026").tap()
    #expect(host.text("3-6").exists)
  }

  @Test("A selected day has its calendar, era, year, month and day")
  func components() async {
    var days: Set<DateComponents> = []
    let selection = Binding {
      days
    } set: {
      days = $0
    }
    let host = TestHost {
      MultiDatePicker("Days", selection: selection, in: date(1)..<date(31))
        .environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt)
    }
    await host.button("Friday, March 6, 2026").tap()
    let day = days.first
    #expect(day?.calendar?.identifier == .gregorian)
    #expect([day?.era, day?.year, day?.month, day?.day] == [1, 2026, 3, 6])
    #expect(day?.hour == nil)
  }

  @Test("Other months are a press away, within the bounds")
  func months() async {
    let host = host(Holidays(bounds: date(4)..<date(2, 4)))
    #expect(!host.button("Previous month").isEnabled)
    await host.button("Next month").tap()
    #expect(host.text("April 2026").exists)
    #expect(!host.button("Next month").isEnabled)
    #expect(host.button("Wednesday, April 1, 2026").isEnabled)
    #expect(!host.button("Thursday, April 2, 2026").isEnabled)
  }

  @Test("Days out of bounds can't be selected")
  func bounds() {
    let host = host(Holidays(bounds: date(5).addingTimeInterval(3600)..<date(8)))
    #expect(!host.button("Wednesday, March 4, 2026").isEnabled)
    #expect(host.button("Thursday, March 5, 2026").isEnabled)
    #expect(host.button("Saturday, March 7, 2026").isEnabled)
    #expect(!host.button("Sunday, March 8, 2026").isEnabled)
  }

  @Test("A week starts on the calendar's first weekday")
  func firstWeekday() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    let host = TestHost {
      Holidays().environment(\.calendar, calendar)
        .environment(\.locale, Locale(identifier: "en_US")).environment(\.timeZone, .gmt)
    }
    let weeks = host.graph.root.all.first { $0.role == .grid }?.children ?? []
    let texts = weeks.first?.children.compactMap(\.content.text) ?? []
    #expect(texts == ["M", "T", "W", "T", "F", "S", "S"])
    // The 1st of March 2026 is a Sunday.
    let first = weeks.dropFirst().first?.children.map { $0.role == .button } ?? []
    #expect(first == Array(repeating: false, count: 6) + [true])
    #expect(weeks.allSatisfy { $0.children.count == 7 })
  }
}
