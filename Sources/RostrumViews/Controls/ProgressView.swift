/// A view that shows the progress of a task.
///
/// ```swift
/// ProgressView("Loading")
/// ProgressView(value: elapsed, total: length)
/// ```
///
/// The environment's ``ProgressViewStyle`` determines the appearance.
@MainActor
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// The span of time that the view follows, if it does.
  var timer: ProgressTimer?

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a progress view with custom labels.
  ///
  /// - Parameters:
  ///   - value: The amount that is done; `nil` if it is unknown.
  ///   - total: The total amount.
  ///   - label: A label that describes the task.
  ///   - currentValueLabel: A label for the amount that is done.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: progress(value, of: total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

/// The completed fraction, from 0 to 1.
private func progress<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
  guard let value, total > 0, !value.isNaN else { return nil }
  return Double(value / total).clamped(to: 0...1)
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a custom label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view with a custom label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: progress(value, of: total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  public init() {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a progress view.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(
      fraction: progress(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates an indeterminate progress view with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Creates a progress view with a title.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1
  ) {
    self.init(
      fraction: progress(value, of: total), label: Text(titleKey),
      currentValueLabel: EmptyView())
  }

  /// Creates a progress view with a title.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol,
    value: Value?,
    total: Value = 1
  ) {
    self.init(
      fraction: progress(value, of: total), label: Text(title), currentValueLabel: EmptyView())
  }
}
