/// A number on a range.
///
/// ```swift
/// Slider(value: $minutes, in: 5...30, step: 1) { Text("Length") }
/// ```
///
/// The label is the accessible name only; nothing shows it. What a user asks for is moved into the
/// range and onto the nearest step.
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
    self.step = step.map { Double($0) }
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider over a range with a label of views.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - label: What the number is.
  ///   - onEditingChanged: Runs with `true` before and with `false` after a change.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// A slider over the steps of a range with a label of views.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range.
  ///   - step: The distance between two numbers.
  ///   - label: What the number is.
  ///   - onEditingChanged: Runs with `true` before and with `false` after a change.
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
  /// A slider over a range.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// A slider over the steps of a range.
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
  /// There is none: a slider is one element around its labels.
  public typealias Body = Never

  package static var role: ElementRole { .slider }

  package var content: some View {
    TupleView(
      label, ControlPart(.sliderMinimum, minimumValueLabel),
      ControlPart(.sliderMaximum, maximumValueLabel))
  }

  package func describe(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    let shown = min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound)
    element.content = .slider(shown, in: bounds, step: step)
    element.enable(in: environment)
    element.onNumber(in: bounds) { number in
      guard let number = nearest(to: number) else { return }
      onEditingChanged(true)
      value.wrappedValue = number
      onEditingChanged(false)
    }
  }

  /// The number of the range and its steps that is nearest to what a user asks for.
  private func nearest(to number: Double) -> Double? {
    if number.isNaN { return nil }
    let inside = min(max(number, bounds.lowerBound), bounds.upperBound)
    guard let step, step > 0 else { return inside }
    let steps = ((inside - bounds.lowerBound) / step).rounded()
    let onStep = bounds.lowerBound + steps * step
    return onStep > bounds.upperBound ? onStep - step : onStep
  }
}
