extension Stepper where Label == Text {
  /// Creates a stepper with a title and two actions; `nil` disables a step.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), values: nil, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and two actions; `nil` disables a step.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title), values: nil, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper for a value with a title.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(title), onEditingChanged)
  }

  /// Creates a stepper for a value in a range with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper for a value in a range with a title.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(title), onEditingChanged)
  }
}
