extension View {
  /// Says how the view comes and goes when that is animated.
  ///
  /// - Parameter transition: How.
  /// - Returns: The view.
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}

private struct TransitionModifier: ElementModifier {
  let transition: AnyTransition

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if element.transition == nil { element.transition = transition }
  }
}
