extension View {
  /// Sets the transition that animates the view's insertion and removal.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The view.
  @_disfavoredOverload
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}

package struct TransitionModifier: ElementModifier {
  let transition: AnyTransition

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard element.transition == nil else { return }
    element.transition = transition
    if let mask = transition.presentMask {
      element.style(.outline(mask, in: AnyTransition.Mask.size))
    }
  }
}
