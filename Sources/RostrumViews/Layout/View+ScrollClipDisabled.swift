extension View {
  /// Sets whether scroll views in the view also draw what is outside of their bounds.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   HStack { ForEach(albums) { Cover(album: $0).shadow(radius: 8) } }
  /// }
  /// .scrollClipDisabled()
  /// ```
  ///
  /// A browser draws what is up to 32 points outside, but nothing beyond the edges of the screen. The scroll view
  /// has no scroll indicators, and responds to the pointer only where it has content.
  ///
  /// - Parameter disabled: Whether scroll views draw what is outside of their bounds.
  /// - Returns: The view.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(ScrollClipDisabled(isDisabled: disabled))
  }
}

private struct ScrollClipDisabled: EnvironmentModifier {
  let isDisabled: Bool

  func modify(_ environment: inout EnvironmentValues) {
    environment[ScrollClipKey.self] = !isDisabled
  }
}

extension ElementDraft {
  /// Adds what the environment says about clipping to a scroll view.
  ///
  /// The scroll view gets a box around it in both cases, because an element that is already in the tree can't
  /// get one when the app disables clipping later.
  mutating func setScrollClip(in environment: EnvironmentValues) {
    guard let clips = environment[ScrollClipKey.self] else { return }
    if !clips { style(.unclippedScroll(margins: environment.contentMargins)) }
    layers.append([])
  }
}

/// Whether scroll views clip what they draw; `nil` if no modifier says so.
private struct ScrollClipKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}
