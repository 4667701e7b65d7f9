/// Disables the controls of a view.
struct Disabled: EnvironmentModifier {
  let isDisabled: Bool

  package func modify(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.isEnabled = false }
  }
}

extension View {
  /// Disables the controls of the view; a control in it can't enable itself again.
  ///
  /// ```swift
  /// Button("Add") { … }.disabled(title.isEmpty)
  /// ```
  public func disabled(_ disabled: Bool) -> some View {
    modifier(Disabled(isDisabled: disabled))
  }

  /// Hides the view without changing the layout.
  public func hidden() -> some View {
    fact(.hidden)
  }
}

extension ElementDraft {
  /// Makes the element a focusable control with the environment's settings for all controls:
  /// whether it is enabled, its size, and whether its label is shown.
  package mutating func enable(in environment: EnvironmentValues) {
    isFocusable = true
    if !environment.isEnabled { state.isDisabled = true }
    let look = environment.controlLook
    if look.labelsVisibility == .hidden { state.isLabelHidden = true }
    // Assistive technology skips the placeholder of the words that would name the control.
    if look.isRedacted, state.label == nil {
      state.label = Text(SystemWord.loading).resolved(in: environment.textContext)
    }
    takeSize(of: environment)
  }

  /// Gives the element the environment's size of controls.
  mutating func takeSize(of environment: EnvironmentValues) {
    let size = environment.controlLook.size
    if size != .regular { state.set(.controlSize(size)) }
  }
}
