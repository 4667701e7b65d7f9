// A browser shows its own bars around a page, and a page can't hide them.

extension View {
  /// Sets whether the system's status bar is hidden.
  ///
  /// A page is below the browser's bars and has no status bar, so there is nothing to hide.
  ///
  /// - Parameter hidden: Whether the bar is hidden.
  /// - Returns: The view.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets whether the system's status bar is hidden.
  ///
  /// - Parameter hidden: Whether the bar is hidden.
  /// - Returns: The view.
  public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Sets whether what the system shows above a view, such as the indicator of a home gesture, stays
  /// visible.
  ///
  /// A system decides this as a preference. A page has no such overlays.
  ///
  /// - Parameter visibility: The preferred visibility.
  /// - Returns: The view.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
