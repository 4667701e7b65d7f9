extension EnvironmentValues {
  /// The direction in which the content is arranged, which is that of the language of the scene.
  ///
  /// A host sets the direction from the reader's language. A part of an app can have a direction of
  /// its own:
  ///
  /// ```swift
  /// Text("+1 555 0100").environment(\.layoutDirection, .leftToRight)
  /// ```
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
