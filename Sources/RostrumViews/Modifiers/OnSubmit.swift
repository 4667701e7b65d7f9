/// Adds what the return key does.
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
  /// Runs a closure when the return key is pressed in a field of text.
  ///
  /// Closures of views around run as well, the nearest first.
  @preconcurrency
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    modifier(OnSubmit(action: action))
  }
}
