/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To the next larger value.
  case increment
  /// To the next smaller value.
  case decrement
}

extension View {
  /// Lets users of assistive technology and keyboards increment and decrement the view's value.
  ///
  /// ```swift
  /// Stars(rating).accessibilityValue("\(rating) of 5")
  ///   .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
  /// ```
  ///
  /// - Parameter handler: Receives the direction.
  /// - Returns: The view.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifier(AdjustableModifier(action: handler))
  }
}

package struct AdjustableModifier: ElementModifier {
  let action: @MainActor (AccessibilityAdjustmentDirection) -> Void

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard environment.isEnabled else { return }
    element.state.set(.adjust)
    element.onStep { action($0 ? .increment : .decrement) }
  }
}
