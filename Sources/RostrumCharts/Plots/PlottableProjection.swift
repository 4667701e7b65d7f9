public import Foundation
public import RostrumViews

/// A property of the elements that a plot shows, with the words for what it stands for.
///
/// ```swift
/// Chart { LinePlot(prices, x: .value("Day", \.day), y: .value("Price", \.value)) }
/// ```
public struct PlottableProjection<DataElement, Value: Plottable> {
  let label: Text
  let unit: PlotDatum.Bin?
  private let value: (DataElement) -> Value

  init(_ label: Text, unit: PlotDatum.Bin? = nil, _ value: @escaping (DataElement) -> Value) {
    self.label = label
    self.unit = unit
    self.value = value
  }

  func datum(of element: DataElement) -> PlotDatum {
    PlotDatum(label: label, value: value(element).plotValue, bin: unit)
  }

  /// Creates a projection with a localized label.
  ///
  /// - Parameters:
  ///   - labelKey: What the property stands for.
  ///   - keyPath: The property.
  /// - Returns: The projection.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection(Text(labelKey)) { $0[keyPath: keyPath] }
  }

  /// Creates a projection with a label that is shown unchanged.
  ///
  /// - Parameters:
  ///   - label: What the property stands for.
  ///   - keyPath: The property.
  /// - Returns: The projection.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection(Text(label)) { $0[keyPath: keyPath] }
  }

  /// Creates a projection with a text as its label.
  ///
  /// - Parameters:
  ///   - label: What the property stands for.
  ///   - keyPath: The property.
  /// - Returns: The projection.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Value>
  ) -> PlottableProjection {
    PlottableProjection(label) { $0[keyPath: keyPath] }
  }
}

extension PlottableProjection where Value == Date {
  /// Creates a projection of dates that stand for the whole unit that they are in.
  ///
  /// - Parameters:
  ///   - labelKey: What the property stands for.
  ///   - keyPath: The property.
  ///   - unit: The unit of the calendar.
  ///   - calendar: The calendar; the reader's for `nil`.
  /// - Returns: The projection.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(Text(labelKey), unit: .unit(unit, calendar)) { $0[keyPath: keyPath] }
  }
}
