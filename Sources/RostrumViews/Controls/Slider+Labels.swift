extension Slider {
  /// A slider over a range with a label of views, and a view at each end.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - label: What the number is.
  ///   - minimumValueLabel: What stands at the lower end.
  ///   - maximumValueLabel: What stands at the upper end.
  ///   - onEditingChanged: Runs with `true` before and with `false` after a change.
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

  /// A slider over the steps of a range with a label of views, and a view at each end.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: The distance between two numbers.
  ///   - label: What the number is.
  ///   - minimumValueLabel: What stands at the lower end.
  ///   - maximumValueLabel: What stands at the upper end.
  ///   - onEditingChanged: Runs with `true` before and with `false` after a change.
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
