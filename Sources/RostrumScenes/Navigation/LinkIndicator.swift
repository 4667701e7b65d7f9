extension View {
  /// Sets whether links in rows of lists and forms have a mark for that.
  ///
  /// ```swift
  /// List(albums) { album in
  ///   NavigationLink(value: album) { Cover(album) }
  /// }
  /// .navigationLinkIndicatorVisibility(.hidden)
  /// ```
  ///
  /// - Parameter visibility: The visibility; shown by the theme if it is automatic. Links that aren't in rows
  ///   never have the mark.
  /// - Returns: The view with such links.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}

extension EnvironmentValues {
  /// Whether links in rows have a mark for that; the theme shows it.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

private struct LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
