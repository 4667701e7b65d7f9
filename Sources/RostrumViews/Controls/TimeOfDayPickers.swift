import Foundation

/// Pickers of the hour and the minute of a date picker, in the reader's format.
struct TimeOfDayPickers: View {
  let choice: DateChoice
  let calendar: Calendar
  let locale: Locale

  var body: some View {
    HStack(spacing: 4) {
      Spacer()
      Picker(selection: part(.hour)) {
        ForEach(0..<24, id: \.self) { Text(verbatim: name(ofHour: $0)).tag($0) }
      } label: {
        Text(SystemWord.hour)
      }
      Text(verbatim: ":").accessibilityHidden(true)
      Picker(selection: part(.minute)) {
        ForEach(0..<60, id: \.self) { minute in
          Text(verbatim: minute.formatted(style)).tag(minute)
        }
      } label: {
        Text(SystemWord.minute)
      }
    }
    .labelsHidden()
  }

  private var style: IntegerFormatStyle<Int> {
    .number.precision(.integerLength(2...)).locale(locale)
  }

  private func part(_ unit: Calendar.Component) -> Binding<Int> {
    Binding {
      calendar.component(unit, from: choice.selection.wrappedValue)
    } set: { number in
      let now = choice.selection.wrappedValue
      var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: now)
      if unit == .hour { parts.hour = number } else { parts.minute = number }
      if let date = calendar.date(from: parts, like: now) { choice.choose(date) }
    }
  }

  /// The hour as the locale writes it, such as "9 AM" or "09".
  private func name(ofHour hour: Int) -> String {
    let start = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 43_200))
    var style = Date.FormatStyle.dateTime.hour().locale(locale)
    style.timeZone = calendar.timeZone
    return start.addingTimeInterval(Double(hour) * 3600).formatted(style)
  }
}
