/// Takes taps.
struct OnTapGesture: ElementModifier {
  let action: @MainActor () -> Void

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    element[.tappable] = .flag(true)
    element.onTap(action)
  }
}

extension View {
  /// Runs a closure when the view is tapped.
  ///
  /// Prefer a ``Button`` for what acts: everyone can find and press it.
  public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View {
    modifier(OnTapGesture(action: action))
  }
}
