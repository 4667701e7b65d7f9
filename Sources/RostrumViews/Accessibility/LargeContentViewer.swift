public import RostrumGraph

extension View {
  /// Shows the view enlarged while the user holds it, on systems whose bars don't grow with the text.
  ///
  /// A browser enlarges bars with the page.
  ///
  /// - Returns: The view.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows a view enlarged while the user holds this one, on systems whose bars don't grow with the text.
  ///
  /// A browser enlarges bars with the page, and never evaluates the view.
  ///
  /// - Parameter largeContentView: The view to show.
  /// - Returns: The view.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
}
