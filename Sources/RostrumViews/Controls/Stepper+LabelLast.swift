// Steppers whose label is the last argument, the spelling before multiple trailing closures.

extension Stepper {
  /// Creates a stepper with two actions and a custom label; `nil` disables a step.
  ///
  /// - Parameters:
  ///   - onIncrement: The action of a step up.
  ///   - onDecrement: The action of a step down.
  ///   - onEditingChanged: Called with `true` before and with `false` after a step.
  ///   - label: A label that describes the value.
  @preconcurrency
  public init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: The distance of a step.
  ///   - onEditingChanged: Called with `true` before and with `false` after a step.
  ///   - label: A label that describes the value.
  @preconcurrency
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value, nil, step, label(), onEditingChanged)
  }

  /// Creates a stepper for a value in a range with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - step: The distance of a step.
  ///   - onEditingChanged: Called with `true` before and with `false` after a step.
  ///   - label: A label that describes the value.
  @preconcurrency
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, step, label(), onEditingChanged)
  }
}
