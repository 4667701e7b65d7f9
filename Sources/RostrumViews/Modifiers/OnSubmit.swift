/// Adds an action of the return key.
private struct OnSubmit: EnvironmentModifier {
  let action: @MainActor () -> Void

  func modify(_ environment: inout EnvironmentValues) {
    let around = environment.submitAction
    let action = action
    environment.submitAction = SubmitAction {
      action()
      around?()
    }
  }
}

extension View {
  /// Performs an action when the return key is pressed in a text field.
  ///
  /// Actions of ancestors run as well, the innermost first.
  @preconcurrency
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(OnSubmit(action: action))
  }
}
