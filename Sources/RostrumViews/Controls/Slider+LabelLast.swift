// Sliders whose label is the last argument, the spelling before multiple trailing closures.

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider over a range with a custom label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - onEditingChanged: Called with `true` before and with `false` after a change.
  ///   - label: A label that describes the number.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider over the steps of a range with a custom label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: The distance between successive numbers.
  ///   - onEditingChanged: Called with `true` before and with `false` after a change.
  ///   - label: A label that describes the number.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider {
  /// Creates a slider over a range with labels for its bounds and a custom label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - onEditingChanged: Called with `true` before and with `false` after a change.
  ///   - minimumValueLabel: A label for the lower bound.
  ///   - maximumValueLabel: A label for the upper bound.
  ///   - label: A label that describes the number.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }

  /// Creates a slider over the steps of a range with labels for its bounds and a custom label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: The distance between successive numbers.
  ///   - onEditingChanged: Called with `true` before and with `false` after a change.
  ///   - minimumValueLabel: A label for the lower bound.
  ///   - maximumValueLabel: A label for the upper bound.
  ///   - label: A label that describes the number.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}
