public import Foundation

/// A control to select several days.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Holidays", selection: $days, in: Date.now...)
/// ```
///
/// The picker shows one month of the environment's calendar. Its days have the keys of those of a
/// ``DatePicker``. As in SwiftUI, the selection contains a selected day with its calendar, era,
/// year, month and day.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let earliest: Date?
  private let end: Date?
  @Environment(\.calendar) private var calendar

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
    MultiDatePickerBox(label: label, content: MonthView(days: days).frame(maxWidth: 360))
  }

  private var days: DayChoice {
    DayChoice(
      mode: .multiple, first: firstShown, earliest: earliest, latest: latest,
      isChosen: { day, month in
        let components = month.components(of: day)
        return selection.wrappedValue.contains { month.isSame($0, components) }
      },
      choose: { day, month in
        let components = month.components(of: day)
        let others = selection.wrappedValue.filter { !month.isSame($0, components) }
        let isChosen = others.count < selection.wrappedValue.count
        selection.wrappedValue = isChosen ? others : others.union([components])
      })
  }

  /// The last moment in bounds.
  private var latest: Date? {
    end.map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate.nextDown) }
  }

  /// A date in the month to show at first: that of the first selected day, or else today or the
  /// nearest day in bounds.
  private var firstShown: Date {
    let chosen = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min()
    let today = max(earliest ?? .distantPast, Date())
    return chosen ?? latest.map { min(today, $0) } ?? today
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
