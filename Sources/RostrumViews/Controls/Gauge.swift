/// A view that shows a value within a range.
///
/// ```swift
/// Gauge(value: battery) {
///   Text("Battery")
/// } currentValueLabel: {
///   Text(battery, format: .percent)
/// }
/// ```
///
/// A value outside of the range is clamped. The environment's ``GaugeStyle`` determines the
/// appearance.
@MainActor
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  let fraction: Double
  let value: Double
  let bounds: ClosedRange<Double>
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel

  init<V: BinaryFloatingPoint>(
    _ value: V,
    _ bounds: ClosedRange<V>,
    _ label: Label,
    _ currentValueLabel: CurrentValueLabel,
    _ minimumValueLabel: BoundsLabel,
    _ maximumValueLabel: BoundsLabel
  ) {
    let lower = Double(bounds.lowerBound)
    let upper = Double(bounds.upperBound)
    let inside = Double(value).clamped(to: lower...upper)
    self.value = inside
    self.bounds = lower...upper
    fraction = ((inside - lower) / (upper - lower)).clamped(to: 0...1)
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and a label for the current value.
  ///
  /// - Parameters:
  ///   - value: The measured value.
  ///   - bounds: The range.
  ///   - label: A label that describes the measure.
  ///   - currentValueLabel: A label for the current value.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  ///
  /// - Parameters:
  ///   - value: The measured value.
  ///   - bounds: The range.
  ///   - label: A label that describes the measure.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its purpose, the current value and both bounds.
  ///
  /// - Parameters:
  ///   - value: The measured value.
  ///   - bounds: The range.
  ///   - label: A label that describes the measure.
  ///   - currentValueLabel: A label for the current value.
  ///   - minimumValueLabel: A label for the lower bound.
  ///   - maximumValueLabel: A label for the upper bound.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}
