import Foundation

/// The days of a month, and the time of day, of a date picker.
struct DatePickerPanel: View {
  let choice: DateChoice
  /// Whether the chosen day has the focus when the panel appears.
  var takesFocus = true
  let close: @MainActor () -> Void
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    VStack(spacing: 12) {
      if choice.components.contains(.date) {
        MonthView(
          days: days, focusedAtFirst: takesFocus ? choice.selection.wrappedValue : nil)
      }
      if choice.components.contains(.hourAndMinute) {
        TimeOfDayPickers(
          choice: choice,
          calendar: CalendarMonth(of: choice.selection.wrappedValue, calendar, locale, timeZone)
            .calendar,
          locale: locale)
      }
    }
    .padding(12)
    .frame(width: 288)
  }

  private var days: DayChoice {
    DayChoice(
      mode: .single, first: choice.selection.wrappedValue, earliest: choice.earliest,
      latest: choice.latest,
      isChosen: { day, month in
        day == month.calendar.startOfDay(for: choice.selection.wrappedValue)
      },
      choose: { day, month in
        choice.choose(day, in: month.calendar)
        if choice.components == .date { close() }
      })
  }
}

/// A calendar on the screen, with the label of its picker as its name.
struct DatePickerCalendar<Label: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .group }
  let label: Label
  let content: DatePickerPanel

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.state.label = words(of: label, in: environment)
    if !environment.isEnabled { element.state.isDisabled = true }
  }
}
