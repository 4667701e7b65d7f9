import Foundation

/// The days of a month, and the time of day, of a date picker.
///
/// The keys are those of the date picker dialog of the ARIA Authoring Practices.
struct DatePickerPanel: View {
  let choice: DateChoice
  let close: @MainActor () -> Void
  @State private var shown: Date?
  /// The day from which the keys move the focus.
  @State private var reached: Date?
  @FocusState private var focused: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  private var month: CalendarMonth {
    CalendarMonth(of: shown ?? choice.selection.wrappedValue, calendar, locale, timeZone)
  }

  var body: some View {
    VStack(spacing: 12) {
      if choice.components.contains(.date) {
        header
        days
      }
      if choice.components.contains(.hourAndMinute) {
        TimeOfDayPickers(choice: choice, calendar: month.calendar, locale: locale)
      }
    }
    .padding(12)
    .frame(width: 288)
  }

  private var header: some View {
    let month = month
    return HStack {
      Text(verbatim: month.title).font(.headline).padding(.leading, 8)
      Spacer()
      turn(.previousMonth, "chevron.left", to: month.before, isOpen: isOpen(until: month.start))
      turn(.nextMonth, "chevron.right", to: month.after, isOpen: isOpen(from: month.after))
    }
  }

  private func turn(
    _ name: SystemWord, _ symbol: String, to date: Date, isOpen: Bool
  ) -> some View {
    Button {
      shown = date
      reached = date
    } label: {
      Image(systemName: symbol).accessibilityLabel(Text(name)).frame(width: 36, height: 36)
    }
    .buttonStyle(.borderless)
    .font(.subheadline)
    .disabled(!isOpen)
  }

  private var days: some View {
    let month = month
    return LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 2
    ) {
      ForEach(month.weekdays.indices, id: \.self) { index in
        Text(verbatim: month.weekdays[index]).font(.caption).foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
      ForEach(0..<month.blanks, id: \.self) { _ in Color.clear.accessibilityHidden(true) }
      ForEach(month.days, id: \.self) { day in button(for: day, in: month) }
    }
    .onKeyPress(keys: Set(steps.keys)) { press in
      move(press.key)
      return .handled
    }
    .onAppear { focused = day(of: choice.selection.wrappedValue) }
  }

  private func button(for day: Date, in month: CalendarMonth) -> some View {
    let isChosen = day == self.day(of: choice.selection.wrappedValue)
    let isToday = day == self.day(of: Date())
    return Button {
      choice.choose(day, in: month.calendar)
      reached = day
      if choice.components == .date { close() }
    } label: {
      Text(verbatim: month.number(of: day)).monospacedDigit()
        .fontWeight(isChosen || isToday ? .semibold : .regular)
        .foregroundStyle(isToday && !isChosen ? Color.accentColor : Color.primary)
        .frame(width: 36, height: 36)
        .background(isChosen ? Color.accentColor.opacity(0.28) : Color.clear)
        .cornerRadius(18)
    }
    .buttonStyle(.plain)
    .focused($focused, equals: day)
    .accessibilityLabel(Text(verbatim: month.name(of: day)))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .disabled(!isInBounds(day, month))
  }
}

extension DatePickerPanel {
  private func day(of date: Date) -> Date { month.calendar.startOfDay(for: date) }

  private func isInBounds(_ day: Date, _ month: CalendarMonth) -> Bool {
    if let earliest = choice.earliest, month.day(after: day) <= earliest { return false }
    if let latest = choice.latest, day > latest { return false }
    return true
  }

  private func isOpen(until date: Date) -> Bool { choice.earliest.map { $0 < date } ?? true }

  private func isOpen(from date: Date) -> Bool { choice.latest.map { date <= $0 } ?? true }

  /// The keys that move the focus, and by how much; within a week for `nil`.
  private var steps: [KeyEquivalent: (Calendar.Component, Int)?] {
    [
      .leftArrow: (.day, -1), .rightArrow: (.day, 1), .upArrow: (.day, -7), .downArrow: (.day, 7),
      .pageUp: (.month, -1), .pageDown: (.month, 1), .home: nil, .end: nil,
    ]
  }

  /// Moves the focus to another day, in another month if necessary.
  private func move(_ key: KeyEquivalent) {
    let calendar = month.calendar
    let from = reached ?? day(of: choice.selection.wrappedValue)
    var to = from
    if let (unit, count) = steps[key] ?? nil {
      to = calendar.date(byAdding: unit, value: count, to: from) ?? from
    } else {
      let weekday = (calendar.component(.weekday, from: from) - calendar.firstWeekday + 7) % 7
      let count = key == .home ? -weekday : 6 - weekday
      to = calendar.date(byAdding: .day, value: count, to: from) ?? from
    }
    if let earliest = choice.earliest { to = max(to, day(of: earliest)) }
    if let latest = choice.latest { to = min(to, day(of: latest)) }
    shown = to
    reached = to
    focused = to
  }
}
