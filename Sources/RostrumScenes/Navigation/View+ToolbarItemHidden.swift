extension View {
  /// Hides the view if it is the content of a toolbar's item.
  ///
  /// ```swift
  /// ToolbarItem {
  ///   Button("Share") { share() }.toolbarItemHidden(!canShare)
  /// }
  /// ```
  ///
  /// - Parameter hidden: Whether the item is hidden.
  /// - Returns: The view.
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    modifier(ToolbarItemHidden(isHidden: hidden))
  }
}

/// Leaves the content of an item out.
private struct ToolbarItemHidden: ViewModifier {
  let isHidden: Bool

  func body(content: Content) -> some View {
    if !isHidden { content }
  }
}
