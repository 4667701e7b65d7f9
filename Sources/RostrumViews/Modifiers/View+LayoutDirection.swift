extension View {
  /// Sets the direction of the view and its content.
  ///
  /// ```swift
  /// Text("+1 555 0100").environment(\.layoutDirection, .leftToRight)
  /// ```
  ///
  /// Leading and trailing edges, rows, offsets and positions of the content follow the direction;
  /// modifiers outside of this one don't.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the direction.
  ///   - value: The direction.
  /// - Returns: The view in the changed environment.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, LayoutDirection>, _ value: LayoutDirection
  ) -> some View {
    modifier(LayoutDirectionModifier(isEnabled: keyPath == \.layoutDirection))
      .modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
  }

  /// Mirrors the view if its content is arranged from right to left.
  ///
  /// ```swift
  /// Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
  /// ```
  ///
  /// - Parameter enabled: Whether the view is mirrored.
  /// - Returns: The view.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipModifier(isEnabled: enabled))
  }
}

/// Gives the element of a view the direction of its environment.
package struct LayoutDirectionModifier: ElementModifier {
  let isEnabled: Bool

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard isEnabled else { return }
    element.turn(to: environment.layoutDirection)
  }
}

package struct FlipModifier: ElementModifier {
  let isEnabled: Bool

  package func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    guard isEnabled, environment.layoutDirection == .rightToLeft else { return }
    element.style(.stretch(x: -1, y: 1))
  }
}
