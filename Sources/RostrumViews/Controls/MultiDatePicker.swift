public import Foundation

/// A control to select several days.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Holidays", selection: $days, in: Date.now...)
/// ```
///
/// The picker shows one month of the environment's calendar. As in SwiftUI, the selection contains
/// a selected day with its calendar, era, year, month and day.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let earliest: Date?
  private let end: Date?
  @State private var shown: Date?
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  private init(
    _ label: Label, _ selection: Binding<Set<DateComponents>>, from earliest: Date?, to end: Date?
  ) {
    self.label = label
    self.selection = selection
    self.earliest = earliest
    self.end = end
  }

  /// The labelled month.
  public var body: some View {
    let month = CalendarMonth(of: shown ?? firstShown, calendar, locale, timeZone)
    MultiDatePickerBox(
      label: label,
      content: VStack(spacing: 8) {
        HStack {
          Text(verbatim: month.title).font(.headline)
          Spacer()
          turn(.previousMonth, "chevron.left", to: month.before, isOpen: mayShow(before: month))
          turn(.nextMonth, "chevron.right", to: month.after, isOpen: mayShow(after: month))
        }
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7), spacing: 4
        ) {
          ForEach(month.weekdays.indices, id: \.self) { index in
            Text(verbatim: month.weekdays[index]).font(.caption).foregroundStyle(.secondary)
              .accessibilityHidden(true)
          }
          ForEach(0..<month.blanks, id: \.self) { _ in Color.clear.accessibilityHidden(true) }
          ForEach(month.days, id: \.self) { day in toggle(day, in: month) }
        }
      })
  }

  private func toggle(_ day: Date, in month: CalendarMonth) -> some View {
    let components = month.components(of: day)
    let isChosen = Binding {
      selection.wrappedValue.contains { month.isSame($0, components) }
    } set: { isChosen in
      if isChosen {
        selection.wrappedValue.insert(components)
      } else {
        selection.wrappedValue = selection.wrappedValue.filter { !month.isSame($0, components) }
      }
    }
    return Toggle(isOn: isChosen) {
      Text(verbatim: month.number(of: day)).monospacedDigit().frame(width: 20)
    }
    .toggleStyle(.button)
    .controlSize(.small)
    .accessibilityLabel(Text(verbatim: month.name(of: day)))
    .disabled(!isInBounds(day, month))
  }

  private func turn(
    _ name: SystemWord, _ symbol: String, to month: Date, isOpen: Bool
  ) -> some View {
    Button {
      shown = month
    } label: {
      Image(systemName: symbol).accessibilityLabel(Text(name))
    }
    .buttonStyle(.borderless)
    .disabled(!isOpen)
  }
}

extension MultiDatePicker {
  /// A date in the month to show at first: that of the first selected day, or else today or the
  /// nearest day in bounds.
  private var firstShown: Date {
    let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    let today = max(earliest ?? .distantPast, Date())
    return chosen ?? end.map { min(today, $0.addingTimeInterval(-1)) } ?? today
  }

  /// Whether any moment of a day is in bounds.
  private func isInBounds(_ day: Date, _ month: CalendarMonth) -> Bool {
    if let earliest, month.day(after: day) <= earliest { return false }
    if let end, day >= end { return false }
    return true
  }

  private func mayShow(before month: CalendarMonth) -> Bool {
    earliest.map { $0 < month.start } ?? true
  }

  private func mayShow(after month: CalendarMonth) -> Bool {
    end.map { month.after < $0 } ?? true
  }
}

extension MultiDatePicker {
  /// Creates a picker of any days with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The selected days.
  ///   - label: A label that describes the selection.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection, from: nil, to: nil)
  }

  /// Creates a picker of days in a range with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The selected days.
  ///   - bounds: The range of dates whose days can be selected.
  ///   - label: A label that describes the selection.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: bounds.lowerBound, to: bounds.upperBound)
  }

  /// Creates a picker of days from a date onwards with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The selected days.
  ///   - bounds: The range of dates whose days can be selected.
  ///   - label: A label that describes the selection.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: bounds.lowerBound, to: nil)
  }

  /// Creates a picker of days before a date with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The selected days.
  ///   - bounds: The range of dates whose days can be selected.
  ///   - label: A label that describes the selection.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, from: nil, to: bounds.upperBound)
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of any days with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker of any days with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker of days in a range with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days in a range with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker of days from a date onwards with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days from a date onwards with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker of days before a date with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days before a date with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}

/// The element around a month, which has the picker's name.
private struct MultiDatePickerBox<Label: View, Content: View>: ContainerView {
  typealias Body = Never
  static var role: ElementRole { .group }
  let label: Label
  let content: Content

  func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element.state.label = words(of: label, in: environment)
  }
}
