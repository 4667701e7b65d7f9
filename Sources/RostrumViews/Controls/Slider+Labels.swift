extension Slider {
  /// Creates a slider over a range with a custom label and labels for its bounds.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - label: A label that describes the number.
  ///   - minimumValueLabel: A label for the lower bound.
  ///   - maximumValueLabel: A label for the upper bound.
  ///   - onEditingChanged: Called with `true` before and with `false` after a change.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel(),
      onEditingChanged)
  }

  /// Creates a slider over the steps of a range with a custom label and labels for its bounds.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: The distance between successive numbers.
  ///   - label: A label that describes the number.
  ///   - minimumValueLabel: A label for the lower bound.
  ///   - maximumValueLabel: A label for the upper bound.
  ///   - onEditingChanged: Called with `true` before and with `false` after a change.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label(), minimumValueLabel(), maximumValueLabel(),
      onEditingChanged)
  }
}
