public import Foundation

/// A control to select a day, a time of day, or both.
///
/// ```swift
/// DatePicker("Due", selection: $due, in: Date.now..., displayedComponents: .date)
/// ```
///
/// The calendar is the Gregorian one, in the environment's time zone. Components that aren't
/// displayed don't change: selecting a day keeps the time of day. A date outside of the range can't
/// be selected.
@MainActor
public struct DatePicker<Label: View> {
  let label: Label
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
  let components: DatePickerComponents

  /// The components of a date.
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

extension DatePicker: ContainerView {
  /// A primitive view has no body.
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
    guard value.hasParts(of: shown) else { return "\(value) doesn't have the parts of \(shown)" }
    // Times of day recur, so only days have an order.
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
