/// How far something is, or that something goes on.
///
/// ```swift
/// ProgressView("Loading")
/// ProgressView(value: elapsed, total: length)
/// ```
///
/// A ``ProgressViewStyle`` around decides how it looks.
@MainActor
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// How far something is, with labels of views.
  ///
  /// - Parameters:
  ///   - value: How much is done; `nil` if nobody knows.
  ///   - total: How much there is to do.
  ///   - label: What goes on.
  ///   - currentValueLabel: How much is done, in words.
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

/// The part that is done, from 0 to 1.
private func progress<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
  guard let value, total > 0, !value.isNaN else { return nil }
  return min(max(Double(value / total), 0), 1)
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something goes on, with a label of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// How far something is, with a label of views.
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
  /// Something goes on.
  public init() {
    self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// How far something is.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(
      fraction: progress(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something goes on, with a text.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Something goes on, with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// How far something is, with a text.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1
  ) {
    self.init(
      fraction: progress(value, of: total), label: Text(titleKey),
      currentValueLabel: EmptyView())
  }

  /// How far something is, with a text.
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
