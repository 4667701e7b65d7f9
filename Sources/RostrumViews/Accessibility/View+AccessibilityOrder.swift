extension View {
  /// Sets the place of the view in the order in which assistive technology reads it and its siblings.
  ///
  /// Greater priorities come first. Views without a priority have 0, and views of one priority follow in the
  /// order of the page.
  ///
  /// ```swift
  /// VStack {
  ///   Text("Details")
  ///   Text("Warning").accessibilitySortPriority(1)
  /// }
  /// ```
  ///
  /// The Tab key follows the same order. Browsers that can't reorder read the views as they are shown.
  ///
  /// - Parameter sortPriority: The priority; two decimal places count.
  /// - Returns: The view.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    style(.readingPriority(sortPriority))
  }

  /// Sets whether the view responds to the user, for those who don't use a pointer.
  ///
  /// A browser leads the Tab key, and devices that act as one, to all views that respond. A view
  /// that doesn't respond is left out, although a pointer can still press it.
  ///
  /// - Parameter respondsToUserInteraction: Whether the view responds; `true` changes nothing, because
  ///   controls and views with gestures are reached anyway.
  /// - Returns: The view.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    accepting(respondsToUserInteraction ? nil : .unreachable)
  }

  /// Sets whether the view responds to the user, for those who don't use a pointer.
  ///
  /// - Parameters:
  ///   - respondsToUserInteraction: Whether the view responds.
  ///   - isEnabled: Whether the modifier has an effect.
  /// - Returns: The view.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View {
    accessibilityRespondsToUserInteraction(respondsToUserInteraction || !isEnabled)
  }

  /// Keeps the colors of the view where a reader inverts those of the display, as for photographs.
  ///
  /// Browsers that don't tell a page of inverted colors invert the view as well.
  ///
  /// - Parameter active: Whether the colors are kept.
  /// - Returns: The view.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    style(active ? .keepsInvertedColors : nil)
  }
}
