import Foundation
import RostrumViews
import Testing

/// 2026-05-04 09:30:15 in Greenwich.
private let may = Date(timeIntervalSince1970: 1_777_887_015)
private let day: TimeInterval = 86400

@MainActor @Suite(.viewsEnd) struct DatePickerTests {
  private func value(_ text: String) throws -> DateValue { try #require(DateValue(text)) }

  private func picker(
    _ date: Box<Date>, _ components: DatePickerComponents
  ) -> Rendering {
    Rendering {
      DatePicker("Due", selection: date.binding, displayedComponents: components)
    }
  }

  @Test(
    arguments: [
      (.date, "2026-05-04"), (.hourAndMinute, "09:30"),
      ([.date, .hourAndMinute], "2026-05-04T09:30"),
    ] as [(DatePickerComponents, String)])
  func theDisplayedPartsAreWritten(components: DatePickerComponents, text: String) throws {
    #expect(
      try picker(Box(may), components).only(.datePicker).content.withoutText
        == .datePicker(value(text), from: nil, through: nil, .automatic))
  }

  @Test func aDayKeepsTheTimeOfDay() throws {
    let date = Box(may)
    try picker(date, .date).perform(.setDate(value("2026-05-06")), on: .datePicker)
    #expect(date.value == may + 2 * day)
  }

  @Test func aTimeKeepsTheDay() throws {
    let date = Box(may)
    try picker(date, .hourAndMinute).perform(.setDate(value("10:45")), on: .datePicker)
    #expect(date.value == may - 15 + 75 * 60)
  }

  /// Times in New York on the nights when clocks change, as they were, as they are chosen, and as they become.
  @Test(
    arguments: [
      // The second 01:30, after clocks were set back.
      ("2026-11-01T06:30:00Z", "01:45", "2026-11-01T06:45:00Z"),
      ("2026-11-01T05:30:00Z", "01:45", "2026-11-01T05:45:00Z"),
      ("2026-11-01T20:00:00Z", "01:30", "2026-11-01T06:30:00Z"),
      // 02:30 doesn't occur when clocks are set forward.
      ("2026-03-08T06:30:00Z", "02:30", "2026-03-08T07:30:00Z"),
      ("2026-03-08T16:00:00Z", "02:15", "2026-03-08T07:15:00Z"),
    ])
  func timesOnNightsWhenClocksChange(before: String, time: String, after: String) throws {
    let date = Box(try Date(before, strategy: .iso8601))
    let newYork = TimeZone(identifier: "America/New_York")!
    func picker() -> Rendering {
      Rendering {
        DatePicker("At", selection: date.binding, displayedComponents: .hourAndMinute)
          .environment(\.timeZone, newYork)
      }
    }
    try picker().perform(.setDate(value(time)), on: .datePicker)
    #expect(date.value == (try Date(after, strategy: .iso8601)), "typed")
    // What is typed is what is chosen.
    date.value = try Date(before, strategy: .iso8601)
    let view = picker()
    try view.perform(.tap, on: .datePicker)
    let parts = time.split(separator: ":").map { Int($0)! }
    for (index, part) in parts.enumerated().reversed() {
      let picker = view.all(.picker)[index]
      let options = picker.children.filter { $0.role == .option }
      try view.perform(.select(options[part].id), on: picker)
    }
    #expect(date.value == (try Date(after, strategy: .iso8601)), "chosen")
  }

  @Test func aDayOnWhichTheTimeOccursTwiceHasTheFirst() throws {
    let date = Box(try Date("2026-12-01T06:30:00Z", strategy: .iso8601))
    let view = Rendering {
      DatePicker("At", selection: date.binding)
        .environment(\.timeZone, TimeZone(identifier: "America/New_York")!)
    }
    try view.perform(.setDate(value("2026-11-01T01:30")), on: .datePicker)
    #expect(date.value == (try Date("2026-11-01T05:30:00Z", strategy: .iso8601)))
  }

  @Test func bothAreWrittenTogether() throws {
    let date = Box(may)
    try picker(date, [.date, .hourAndMinute])
      .perform(.setDate(value("2026-05-05T09:30")), on: .datePicker)
    #expect(date.value == may - 15 + day)
  }

  @Test(arguments: [
    "", "tomorrow", "2026-5-4", "2026-13-01", "2026-02-29", "0000-01-01", "2026-05-04T09:30",
    "2026-05-0x", "２０２６-05-04",
  ])
  func whatIsNoDayIsRefused(text: String) throws {
    let date = Box(may)
    let view = picker(date, .date)
    let element = try view.only(.datePicker)
    #expect(throws: EventRefusal.self) {
      try view.perform(
        UserEvent(element.id, .setText(text)).typed(for: element.content).action, on: element)
    }
    #expect(date.value == may)
  }

  @Test(arguments: ["24:00", "09:60", "9:30", "09-30"])
  func whatIsNoTimeIsRefused(text: String) throws {
    let date = Box(may)
    let view = picker(date, .hourAndMinute)
    let element = try view.only(.datePicker)
    #expect(throws: EventRefusal.self) {
      try view.perform(
        UserEvent(element.id, .setText(text)).typed(for: element.content).action, on: element)
    }
    #expect(date.value == may)
  }

  @Test(arguments: ["2024-02-29", "2000-02-29", "2026-04-30", "9999-12-31"])
  func daysThatThereAreAreTaken(text: String) throws {
    let date = Box(may)
    try picker(date, .date).perform(.setDate(value(text)), on: .datePicker)
    #expect(
      try picker(date, .date).only(.datePicker).content.withoutText
        == .datePicker(value(text), from: nil, through: nil, .automatic))
  }

  @Test func aDayOutsideOfTheRangeIsRefused() throws {
    let date = Box(may)
    let view = Rendering {
      DatePicker(
        "Due", selection: date.binding, in: (may - day)...(may + day), displayedComponents: .date)
    }
    let element = try view.only(.datePicker)
    #expect(
      try element.content.withoutText
        == .datePicker(
          value("2026-05-04"), from: value("2026-05-03"), through: value("2026-05-05"), .automatic))
    for text in ["2026-05-02", "2026-05-06"] {
      #expect(throws: EventRefusal.self) { try view.perform(.setDate(value(text)), on: element) }
    }
    #expect(date.value == may)
  }

  @Test func anEndOfTheRangeCanBeChosen() throws {
    let date = Box(may)
    let view = Rendering {
      DatePicker(
        "Due", selection: date.binding, in: (may - day + 100)..., displayedComponents: .date)
    }
    try view.perform(.setDate(value("2026-05-03")), on: .datePicker)
    #expect(date.value == may - day + 100)
  }

  @Test func aTimeOutsideOfTheRangeChangesNothing() throws {
    let date = Box(may)
    let view = Rendering {
      DatePicker(
        "Due", selection: date.binding, in: ...(may + 60), displayedComponents: .hourAndMinute)
    }
    try view.perform(.setDate(value("12:00")), on: .datePicker)
    #expect(date.value == may)
  }

  @Test func theTimeZoneIsThatOfTheEnvironment() throws {
    let date = Box(may)
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let view = Rendering {
      DatePicker(selection: date.binding) { Text("Due") }.environment(\.timeZone, tokyo)
    }
    #expect(
      try view.only(.datePicker).content.withoutText
        == .datePicker(value("2026-05-04T18:30"), from: nil, through: nil, .automatic))
    try view.perform(.setDate(value("2026-05-04T19:30")), on: .datePicker)
    #expect(date.value == may - 15 + 3600)
  }

  @Test func theStyleIsAVariant() throws {
    let date = Box(may)
    let view = Rendering {
      DatePicker("Due", selection: date.binding).datePickerStyle(.compact).labelsHidden()
    }
    guard case .datePicker(_, _, _, .compact, _) = try view.only(.datePicker).content else {
      Issue.record("The picker is not compact.")
      return
    }
    #expect(try view.only(.datePicker).state.isLabelHidden)
  }

  @Test func aDisabledPickerRefusesDates() throws {
    let date = Box(may)
    let view = Rendering { DatePicker("Due", selection: date.binding).disabled(true) }
    let element = try view.only(.datePicker)
    #expect(throws: EventRefusal.disabled(element.id)) {
      try view.perform(.setDate(value("2026-05-05T09:30")), on: element)
    }
  }
}

extension ElementContent {
  /// The content of a date picker without the words for the reader.
  fileprivate var withoutText: ElementContent {
    guard case .datePicker(let value, let earliest, let latest, let variant, _) = self else {
      return self
    }
    return .datePicker(value, from: earliest, through: latest, variant)
  }
}
