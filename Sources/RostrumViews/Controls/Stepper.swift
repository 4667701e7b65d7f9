/// A value with a button to raise it and one to lower it.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...8)
/// ```
///
/// A step that would leave the range, or that of the value's type, does nothing.
@MainActor
public struct Stepper<Label: View> {
  let label: Label
  let values: StepperValues?
  let onIncrement: (@MainActor () -> Void)?
  let onDecrement: (@MainActor () -> Void)?
  let onEditingChanged: @MainActor (Bool) -> Void
}

/// The numbers of a stepper that has some.
struct StepperValues {
  var value: @MainActor () -> Double
  var minimum: Double?
  var maximum: Double?
}

extension Stepper {
  /// A stepper with a label of views and two acts; an act that is `nil` cannot be used.
  ///
  /// - Parameters:
  ///   - label: What is stepped.
  ///   - onIncrement: What happens on a step up.
  ///   - onDecrement: What happens on a step down.
  ///   - onEditingChanged: Runs with `true` before and with `false` after a step.
  @preconcurrency
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), values: nil, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// A stepper of a value with a label of views.
  @preconcurrency
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label(), onEditingChanged)
  }

  /// A stepper of a value in a range with a label of views.
  @preconcurrency
  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label(), onEditingChanged)
  }

  init<Value: Strideable>(
    _ value: Binding<Value>,
    _ bounds: ClosedRange<Value>?,
    _ step: Value.Stride,
    _ label: Label,
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) {
    func move(by distance: Value.Stride) {
      guard let moved = sum(value.wrappedValue, distance) else { return }
      if let bounds, !bounds.contains(moved) { return }
      value.wrappedValue = moved
    }
    self.init(
      label: label,
      values: StepperValues(value, bounds),
      onIncrement: { move(by: step) },
      onDecrement: { move(by: -step) },
      onEditingChanged: onEditingChanged)
  }
}

extension StepperValues {
  /// The numbers of values that are numbers; other values have none to show.
  @MainActor
  init?<Value: Strideable>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>?
  ) {
    guard number(value.wrappedValue) != nil else { return nil }
    self.value = { number(value.wrappedValue) ?? 0 }
    minimum = bounds.flatMap { number($0.lowerBound) }
    maximum = bounds.flatMap { number($0.upperBound) }
  }
}

/// A value moved by a distance; `nil` for an integer beyond the range of its type.
private func sum<Value: Strideable>(_ value: Value, _ distance: Value.Stride) -> Value? {
  guard let integer = value as? any FixedWidthInteger,
    let distance = (distance as? any BinaryInteger).flatMap({ Int(exactly: $0) })
  else { return value.advanced(by: distance) }
  return sum(of: integer, distance) as? Value
}

private func sum<Integer: FixedWidthInteger>(of value: Integer, _ distance: Int) -> Integer? {
  guard let magnitude = Integer(exactly: distance.magnitude) else { return nil }
  let (sum, isBeyond) =
    distance < 0
    ? value.subtractingReportingOverflow(magnitude) : value.addingReportingOverflow(magnitude)
  return isBeyond ? nil : sum
}

private func number(_ value: some Any) -> Double? {
  switch value {
  case let value as any BinaryInteger: Double(value)
  case let value as any BinaryFloatingPoint: Double(value)
  default: nil
  }
}

extension Stepper: ContainerView {
  /// There is none: a stepper is one element around its label.
  public typealias Body = Never

  package static var role: ElementRole { .stepper }

  package var content: Label { label }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let value = values?.value()
    element.content = .stepper(value, minimum: values?.minimum, maximum: values?.maximum)
    element.enable(in: environment)
    let isGreatest = value.map { $0 >= values?.maximum ?? .infinity } ?? false
    let isLeast = value.map { $0 <= values?.minimum ?? -.infinity } ?? false
    element.onStep(up: !isGreatest, down: !isLeast) { isUp in
      guard let action = isUp ? onIncrement : onDecrement else { return }
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }
}
