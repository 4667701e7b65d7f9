public import Foundation

/// A choice of a day, a time of day, or both.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: .date)
/// ```
///
/// The calendar is the Gregorian one, in the time zone of the environment. What is not displayed stays as
/// it is: choosing a day keeps the time of day. A date outside of the range cannot be chosen.
@MainActor
public struct DatePicker<Label: View> {
  let label: Label
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents

  /// The parts of a date.
  public typealias Components = DatePickerComponents

  init(
    _ label: Label, _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?,
    _ components: Components
  ) {
    self.label = label
    self.selection = selection
    self.earliest = earliest
    self.latest = latest
    self.components = components
  }
}

extension DatePicker {
  /// A picker of a date with a label of views.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, nil, displayedComponents)
  }

  /// A picker of a date in a range with a label of views.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  /// A picker of a date from another one on, with a label of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range.lowerBound, nil, displayedComponents)
  }

  /// A picker of a date up to another one, with a label of views.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, range.upperBound, displayedComponents)
  }
}

/// The parts of a date.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  public let rawValue: UInt

  /// The set of the parts whose bits are set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and minute.
  public static let hourAndMinute = Self(rawValue: 1)
  /// The day, month and year.
  public static let date = Self(rawValue: 2)
}

extension DatePicker: ContainerView {
  /// There is none: a date picker is one element around its label.
  public typealias Body = Never

  package static var role: ElementRole { .datePicker }

  package var content: Label { label }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let parts = DateParts(components, in: environment.timeZone)
    let shown = parts.value(of: selection.wrappedValue)
    let (first, last) = (earliest.map(parts.value), latest.map(parts.value))
    element.content = .datePicker(
      shown, from: first, through: last, environment.datePickerVariant)
    element.enable(in: environment)
    element.on(
      .setDate,
      refusing: {
        guard case .setDate(let value) = $0 else { return nil }
        return refusal(of: value, like: shown, from: first, through: last)
      },
      { if case .setDate(let value) = $0 { set(to: value, parts) } })
  }

  private func refusal(
    of value: DateValue, like shown: DateValue, from first: DateValue?, through last: DateValue?
  ) -> String? {
    guard value.hasParts(of: shown) else { return "\(value) does not have the parts of \(shown)" }
    // Times of day come round again, so only days have an order.
    guard value.day != nil else { return nil }
    if let first, value < first { return "\(value) is before \(first)" }
    if let last, value > last { return "\(value) is after \(last)" }
    return nil
  }

  private func set(to value: DateValue, _ parts: DateParts) {
    let current = selection.wrappedValue
    guard let date = parts.date(of: value, keeping: current), date != current else { return }
    if let earliest, date < earliest, value != parts.value(of: earliest) { return }
    if let latest, date > latest, value != parts.value(of: latest) { return }
    let notBefore = earliest.map { max(date, $0) } ?? date
    selection.wrappedValue = latest.map { min(notBefore, $0) } ?? notBefore
  }
}
