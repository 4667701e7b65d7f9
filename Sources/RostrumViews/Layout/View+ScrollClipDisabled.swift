extension View {
  /// Sets whether scroll views in the view draw only what is within their bounds.
  ///
  /// ```swift
  /// ScrollView(.horizontal) {
  ///   HStack { ForEach(albums) { Cover(album: $0).shadow(radius: 8) } }
  /// }
  /// .scrollClipDisabled()
  /// ```
  ///
  /// In a browser, what is up to 32 points outside of a scroll view without clipping is drawn, at most to the edges
  /// of the screen. The scroll view has no scroll indicators, and takes the pointer where it has content.
  ///
  /// - Parameter disabled: Whether scroll views also draw what is beside them.
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
  /// A scroll view that clips or not has a box around it, which has its size: an element in the tree can't get
  /// a box when the app changes its mind.
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
