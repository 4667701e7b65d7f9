/// Turns the controls of a view off.
struct Disabled: EnvironmentModifier {
  let isDisabled: Bool

  package func modify(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}

extension View {
  /// Turns the controls of the view off; a control within cannot turn itself on again.
  ///
  /// ```swift
  /// Button("Add") { … }.disabled(title.isEmpty)
  /// ```
  public func disabled(_ disabled: Bool) -> some View {
    modifier(Disabled(isDisabled: disabled))
  }

  /// Hides the view; it keeps its place.
  public func hidden() -> some View {
    fact(.hidden)
  }
}

extension ElementDraft {
  /// Makes the element a control, which can have the keyboard focus, with what the environment says of
  /// every control: whether it is off, how large it is, and whether its label is shown.
  package mutating func enable(in environment: EnvironmentValues) {
    isFocusable = true
    if !environment.isEnabled { state.isDisabled = true }
    let look = environment.controlLook
    if look.areLabelsHidden { state.isLabelHidden = true }
    if look.size != .regular { state.set(.controlSize(look.size)) }
  }
}
