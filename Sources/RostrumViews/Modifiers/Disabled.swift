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
    attribute(.hidden, .flag(true))
  }
}

extension ElementDraft {
  /// Says that a control is off where the environment says so.
  package mutating func enable(in environment: EnvironmentValues) {
    if !environment.isEnabled { self[.disabled] = .flag(true) }
  }
}
