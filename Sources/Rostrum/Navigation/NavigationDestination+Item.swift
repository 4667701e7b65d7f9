import RostrumViews

extension View {
  /// Pushes a screen while an item is there, and lets it be changed there.
  ///
  /// ```swift
  /// .navigationDestination(item: $standup) { $standup in
  ///   TextField("Title", text: $standup.title)
  /// }
  /// ```
  ///
  /// The screen stays the same one while the item changes; going back makes the item `nil`.
  ///
  /// - Parameters:
  ///   - item: What the screen is about.
  ///   - destination: Makes the screen, given a binding to the item.
  /// - Returns: The view.
  @_disfavoredOverload
  public func navigationDestination<Item, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Binding<Item>) -> Destination
  ) -> some View {
    pushes(PresentationSource(item, id: { _ in true })) { last in
      destination(item.holding(last))
    }
  }
}
