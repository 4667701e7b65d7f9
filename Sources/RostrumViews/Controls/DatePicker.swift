public import Foundation

/// A control to select a day, a time of day, or both.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: .date)
/// ```
///
/// The picker is a button with the date in the environment's locale, which opens a calendar. In the
/// calendar, the arrow keys move by days and weeks, Home and End within a week, and Page Up and Page
/// Down by months.
///
/// The calendar is the Gregorian one, in the environment's time zone. Components that aren't
/// displayed don't change: selecting a day keeps the time of day. A date outside of the range can't
/// be selected.
public struct DatePicker<Label: View>: View {
  let label: Label
  let choice: DateChoice
  @State private var isOpen = false
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.showsCalendars) private var showsCalendars

  /// The components of a date.
  public typealias Components = DatePickerComponents

  init(
    _ label: Label, _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?,
    _ components: Components
  ) {
    self.label = label
    choice = DateChoice(
      selection: selection, earliest: earliest, latest: latest, components: components)
  }

  /// The button, and the calendar while it is open; the calendar alone in a style that shows it.
  @ViewBuilder public var body: some View {
    if showsCalendars {
      DatePickerCalendar(
        label: label, content: DatePickerPanel(choice: choice, takesFocus: false) {})
    } else {
      DatePickerControl(
        choice: choice, text: choice.text(in: locale, timeZone), isOpen: $isOpen,
        content: TupleView(label, popover))
    }
  }

  private var popover: DatePickerPopover? {
    isOpen
      ? DatePickerPopover(content: DatePickerPanel(choice: choice, close: close), close) : nil
  }

  private func close() { isOpen = false }
}

extension DatePicker {
  /// Creates a date picker with a custom label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, nil, displayedComponents)
  }

  /// Creates a date picker with a custom label and a range of dates.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  /// Creates a date picker with a custom label and an earliest date.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, nil, displayedComponents)
  }

  /// Creates a date picker with a custom label and a latest date.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, range.upperBound, displayedComponents)
  }
}

/// The components of a date.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  public let rawValue: UInt

  /// Creates a set from the bits of its components.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and minute.
  public static let hourAndMinute = Self(rawValue: 1)
  /// The day, month and year.
  public static let date = Self(rawValue: 2)
}
