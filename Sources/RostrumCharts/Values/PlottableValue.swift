public import Foundation
public import RostrumViews

/// A value with the words for what it stands for.
///
/// ```swift
/// BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
/// ```
public struct PlottableValue<Value: Plottable> {
  package let datum: PlotDatum
}

extension PlottableValue {
  /// Creates a value with a localized label.
  ///
  /// - Parameters:
  ///   - labelKey: What the value stands for.
  ///   - value: The value.
  /// - Returns: The value with its label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(datum: PlotDatum(label: Text(labelKey), value: value.plotValue))
  }

  /// Creates a value with a label that is shown unchanged.
  ///
  /// - Parameters:
  ///   - label: What the value stands for.
  ///   - value: The value.
  /// - Returns: The value with its label.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(datum: PlotDatum(label: Text(label), value: value.plotValue))
  }

  /// Creates a value with a text as its label.
  ///
  /// - Parameters:
  ///   - label: What the value stands for.
  ///   - value: The value.
  /// - Returns: The value with its label.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(datum: PlotDatum(label: label, value: value.plotValue))
  }
}

extension PlottableValue where Value == Date {
  /// Creates a date that stands for the whole unit that it is in, such as a day.
  ///
  /// - Parameters:
  ///   - labelKey: What the date stands for.
  ///   - value: The date.
  ///   - unit: The unit of the calendar.
  ///   - calendar: The calendar; the reader's for `nil`.
  /// - Returns: The value with its label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    self.value(Text(labelKey), value, unit: unit, calendar: calendar)
  }

  /// Creates a date that stands for the whole unit that it is in, such as a day.
  ///
  /// - Parameters:
  ///   - label: What the date stands for, which is shown unchanged.
  ///   - value: The date.
  ///   - unit: The unit of the calendar.
  ///   - calendar: The calendar; the reader's for `nil`.
  /// - Returns: The value with its label.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    self.value(Text(label), value, unit: unit, calendar: calendar)
  }

  /// Creates a date that stands for the whole unit that it is in, such as a day.
  ///
  /// - Parameters:
  ///   - label: What the date stands for.
  ///   - value: The date.
  ///   - unit: The unit of the calendar.
  ///   - calendar: The calendar; the reader's for `nil`.
  /// - Returns: The value with its label.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(
      datum: PlotDatum(label: label, value: .date(value), bin: .unit(unit, calendar)))
  }
}

extension PlottableValue where Value: Comparable {
  /// Creates a value for a whole bin.
  ///
  /// - Parameters:
  ///   - labelKey: What the bin stands for.
  ///   - range: The bin.
  /// - Returns: The value with its label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(
      datum: PlotDatum(
        label: Text(labelKey), value: range.lowerBound.plotValue,
        bin: .range(range.lowerBound.plotValue, range.upperBound.plotValue)))
  }

  /// Creates a value for a whole bin, with a label that is shown unchanged.
  ///
  /// - Parameters:
  ///   - label: What the bin stands for.
  ///   - range: The bin.
  /// - Returns: The value with its label.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(
      datum: PlotDatum(
        label: Text(label), value: range.lowerBound.plotValue,
        bin: .range(range.lowerBound.plotValue, range.upperBound.plotValue)))
  }
}

/// A value of a mark, without the app's type.
package struct PlotDatum: Hashable, Sendable {
  package var label: Text
  package var value: PlotValue
  package var bin: Bin?

  package init(label: Text, value: PlotValue, bin: Bin? = nil) {
    self.label = label
    self.value = value
    self.bin = bin
  }

  /// What a value stands for, if not for itself.
  // NB: Indirect, because most values have none, and marks are copied often.
  package indirect enum Bin: Hashable, Sendable {
    /// The unit of a calendar.
    case unit(Calendar.Component, Calendar?)
    /// An interval.
    case range(PlotValue, PlotValue)
  }

  /// The bounds of the bin as coordinates; `nil` for a value that stands for itself.
  package func bounds(_ calendar: Calendar) -> ClosedRange<Double>? {
    switch bin {
    case .unit(let component, let own):
      guard case .date(let date) = value, date.timeIntervalSinceReferenceDate.isFinite,
        let interval = (own ?? calendar).dateInterval(of: component, for: date)
      else { return nil }
      let start = interval.start.timeIntervalSinceReferenceDate
      return start...(start + interval.duration)
    case .range(let from, let to):
      guard let from = from.coordinate, let to = to.coordinate, from < to else { return nil }
      return from...to
    case nil: return nil
    }
  }

  /// The unit of the calendar that the value stands for.
  package var unit: Calendar.Component? {
    if case .unit(let component, _) = bin { component } else { nil }
  }
}
