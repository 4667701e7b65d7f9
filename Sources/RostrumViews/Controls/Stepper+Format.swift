public import Foundation

extension Stepper {
  /// Creates a stepper for a formatted value with a custom label.
  ///
  /// ```swift
  /// Stepper(value: $share, in: 0...1, step: 0.05, format: .percent) { Text("Share") }
  /// ```
  ///
  /// Assistive technology reads the formatted value; the label shows it if it contains it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: The distance between successive values.
  ///   - format: The format of the value.
  ///   - label: A label that describes the value.
  ///   - onEditingChanged: Called with `true` before and with `false` after a step.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, nil, step, format, label(), onEditingChanged)
  }

  /// Creates a stepper for a formatted value in a range with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - step: The distance between successive values.
  ///   - format: The format of the value.
  ///   - label: A label that describes the value.
  ///   - onEditingChanged: Called with `true` before and with `false` after a step.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, bounds, step, format, label(), onEditingChanged)
  }

  fileprivate init<F: FormatStyle>(
    _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?,
    _ step: F.FormatInput.Stride, _ format: F, _ label: Label,
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value, bounds, step, label, onEditingChanged)
    values?.words = { format.locale($0).format(value.wrappedValue) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper for a formatted value with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The value.
  ///   - step: The distance between successive values.
  ///   - format: The format of the value.
  ///   - onEditingChanged: Called with `true` before and with `false` after a step.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, nil, step, format, Text(titleKey), onEditingChanged)
  }
  /// Creates a stepper for a formatted value with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  ///   - step: The distance between successive values.
  ///   - format: The format of the value.
  ///   - onEditingChanged: Called with `true` before and with `false` after a step.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, nil, step, format, Text(title), onEditingChanged)
  }

  /// Creates a stepper for a formatted value in a range with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - step: The distance between successive values.
  ///   - format: The format of the value.
  ///   - onEditingChanged: Called with `true` before and with `false` after a step.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, bounds, step, format, Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper for a formatted value in a range with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  ///   - bounds: The range.
  ///   - step: The distance between successive values.
  ///   - format: The format of the value.
  ///   - onEditingChanged: Called with `true` before and with `false` after a step.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, bounds, step, format, Text(title), onEditingChanged)
  }
}
