import Foundation

/// A control to increment and decrement a value.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...8)
/// ```
///
/// A step beyond the range, or beyond that of the value's type, is a no-op.
@MainActor
public struct Stepper<Label: View> {
  let label: Label
  var values: StepperValues?
  let onIncrement: (@MainActor () -> Void)?
  let onDecrement: (@MainActor () -> Void)?
  let onEditingChanged: @MainActor (Bool) -> Void
}

/// The numbers of a stepper whose values are numbers.
struct StepperValues {
  var value: @MainActor () -> Double
  var minimum: Double?
  var maximum: Double?
  /// The number in words; `nil` for the number itself.
  var words: (@MainActor (Locale) -> String)?
}

extension Stepper {
  /// Creates a stepper with a custom label and two actions; `nil` disables a step.
  ///
  /// - Parameters:
  ///   - label: A label that describes the value.
  ///   - onIncrement: The action of a step up.
  ///   - onDecrement: The action of a step down.
  ///   - onEditingChanged: Called with `true` before and with `false` after a step.
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

  /// Creates a stepper for a value with a custom label.
  @preconcurrency
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label(), onEditingChanged)
  }

  /// Creates a stepper for a value in a range with a custom label.
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

/// A value advanced by a distance; `nil` if an integer overflows.
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
  /// A primitive view has no body.
  public typealias Body = Never

  package static var role: ElementRole { .stepper }

  package var content: Label { label }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let value = values?.value()
    element.state.value = values?.words?(environment.locale)
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
