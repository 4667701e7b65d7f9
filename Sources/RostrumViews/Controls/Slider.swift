/// A control to select a number in a range.
///
/// ```swift
/// Slider(value: $minutes, in: 5...30, step: 1) { Text("Length") }
/// ```
///
/// The label is only the accessible name; it isn't shown. The user's input is clamped to the range
/// and rounded to the nearest step.
@MainActor
public struct Slider<Label: View, ValueLabel: View> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  let onEditingChanged: @MainActor (Bool) -> Void

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>,
    _ bounds: ClosedRange<Value>,
    step: Value.Stride?,
    _ label: Label,
    _ minimumValueLabel: ValueLabel,
    _ maximumValueLabel: ValueLabel,
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint {
    self.value = value.asDouble
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }.flatMap { $0 > 0 ? $0.ifFinite : nil }
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider over a range with a custom label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - label: A label that describes the number.
  ///   - onEditingChanged: Called with `true` before and with `false` after a change.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider over the steps of a range with a custom label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: The distance between successive numbers.
  ///   - label: A label that describes the number.
  ///   - onEditingChanged: Called with `true` before and with `false` after a change.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider over a range.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider over the steps of a range.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider: ContainerView {
  /// A primitive view has no body.
  public typealias Body = Never

  package static var role: ElementRole { .slider }

  package var content: some View {
    TupleView(
      label, ControlPart(.sliderMinimum, minimumValueLabel),
      ControlPart(.sliderMaximum, maximumValueLabel))
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let shown = value.wrappedValue.clamped(to: bounds)
    element.content = .slider(shown, in: bounds, step: step)
    element.enable(in: environment)
    element.onNumber(in: bounds) { number in
      guard let number = nearest(to: number) else { return }
      onEditingChanged(true)
      value.wrappedValue = number
      onEditingChanged(false)
    }
  }

  /// The number in the range and its steps that is nearest to the user's input.
  private func nearest(to number: Double) -> Double? {
    if number.isNaN { return nil }
    let inside = number.clamped(to: bounds)
    guard let step, (bounds.upperBound - bounds.lowerBound).isFinite else { return inside }
    let steps = ((inside - bounds.lowerBound) / step).rounded()
    let onStep = bounds.lowerBound + steps * step
    return onStep > bounds.upperBound ? onStep - step : onStep
  }
}
