import Foundation

/// The days of a month, with buttons that turn to other months.
///
/// The days form a grid with a single tab stop. The arrow keys and the keys for weeks and months work as
/// in the date grid of the ARIA Authoring Practices.
struct MonthView: View {
  /// The days that can be chosen.
  let days: DayChoice
  /// The day that has the focus when the month appears; `nil` if the focus stays where it is.
  var focusedAtFirst: Date?
  @State private var shown: Date?
  @FocusState private var focused: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    let month = CalendarMonth(of: shown ?? days.first, calendar, locale, timeZone)
    VStack(spacing: 12) {
      header(of: month)
      grid(of: month)
    }
  }

  private func header(of month: CalendarMonth) -> some View {
    HStack {
      Text(verbatim: month.title).font(.headline).padding(.leading, 10)
        .accessibilityAddTraits(.updatesFrequently)
      Spacer()
      turn(
        .previousMonth, "chevron.backward", to: month.before,
        isOpen: days.earliest.map { $0 < month.start } ?? true)
      turn(
        .nextMonth, "chevron.forward", to: month.after,
        isOpen: days.latest.map { month.after <= $0 } ?? true)
    }
  }

  private func turn(
    _ name: SystemWord, _ symbol: String, to date: Date, isOpen: Bool
  ) -> some View {
    Button {
      shown = date
    } label: {
      HStack { Image(systemName: symbol).accessibilityLabel(Text(name)) }
        .frame(width: 36, height: 36)
    }
    .buttonStyle(.borderless)
    .font(.subheadline)
    .disabled(!isOpen)
  }

  private func grid(of month: CalendarMonth) -> some View {
    Grid(horizontalSpacing: 2, verticalSpacing: 2) {
      GridRow {
        ForEach(month.weekdays.indices, id: \.self) { index in
          Text(verbatim: month.weekdays[index].short).font(.caption).foregroundStyle(.secondary)
            .frame(width: 36)
            .accessibilityLabel(Text(verbatim: month.weekdays[index].name))
        }
      }
      ForEach(month.weeks.indices, id: \.self) { index in
        GridRow {
          ForEach(month.weeks[index].indices, id: \.self) { place in
            if let day = month.weeks[index][place] {
              button(for: day, in: month).id(day)
            } else {
              Color.clear.frame(width: 36, height: 36).accessibilityHidden(true)
            }
          }
        }
      }
    }
    .accessibilityLabel(Text(verbatim: month.title))
    .fact(.calendar(days.mode))
    .onKeyPress(keys: Set(steps.keys)) { press in
      move(press, month.calendar)
      return .handled
    }
    .onAppear {
      if let focusedAtFirst { focused = month.calendar.startOfDay(for: focusedAtFirst) }
    }
  }

  private func button(for day: Date, in month: CalendarMonth) -> some View {
    let isChosen = days.isChosen(day, month)
    let isToday = day == month.calendar.startOfDay(for: Date())
    let isOpen = days.isOpen(day, month)
    return Button {
      days.choose(day, month)
    } label: {
      Text(verbatim: month.number(of: day)).monospacedDigit()
        .fontWeight(isChosen || isToday ? .semibold : .regular)
        .foregroundStyle(color(isOpen: isOpen, isMarked: isToday && !isChosen))
        .frame(width: 36, height: 36)
        .background(isChosen ? Color.accentColor.opacity(0.28) : Color.clear)
        .cornerRadius(18)
    }
    .buttonStyle(.plain)
    .focused($focused, equals: day)
    .accessibilityLabel(Text(verbatim: month.name(of: day)))
    .fact(isChosen ? .selected : nil)
    .disabled(!isOpen)
  }

  private func color(isOpen: Bool, isMarked: Bool) -> Color {
    if !isOpen { return Color.secondary.opacity(0.5) }
    return isMarked ? Color.accentColor : Color.primary
  }
}

extension MonthView {
  /// The keys that move the focus, and by how much; within a week for `nil`.
  ///
  /// With Shift, a page is a year.
  private var steps: [KeyEquivalent: (Calendar.Component, Int)?] {
    let next = layoutDirection == .leftToRight ? 1 : -1
    return [
      .leftArrow: (.day, -next), .rightArrow: (.day, next),
      .upArrow: (.day, -7), .downArrow: (.day, 7),
      .pageUp: (.month, -1), .pageDown: (.month, 1), .home: nil, .end: nil,
    ]
  }

  /// Moves the focus to another day, in another month if necessary.
  private func move(_ press: KeyPress, _ calendar: Calendar) {
    let from = focused ?? calendar.startOfDay(for: shown ?? days.first)
    var to = from
    if let (step, count) = steps[press.key] ?? nil {
      let unit = step == .month && press.modifiers.contains(.shift) ? .year : step
      to = calendar.date(byAdding: unit, value: count, to: from) ?? from
    } else {
      let weekday = (calendar.component(.weekday, from: from) - calendar.firstWeekday + 7) % 7
      let count = press.key == .home ? -weekday : 6 - weekday
      to = calendar.date(byAdding: .day, value: count, to: from) ?? from
    }
    if let earliest = days.earliest { to = max(to, calendar.startOfDay(for: earliest)) }
    if let latest = days.latest { to = min(to, calendar.startOfDay(for: latest)) }
    shown = to
    focused = to
  }
}
