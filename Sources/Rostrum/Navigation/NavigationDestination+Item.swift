import RostrumScenes

extension View {
  /// Pushes a screen while an item exists, with a binding to the item.
  ///
  /// ```swift
  /// .navigationDestination(item: $standup) { $standup in
  ///   TextField("Title", text: $standup.title)
  /// }
  /// ```
  ///
  /// The screen stays the same while the item changes. Going back sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item.
  ///   - destination: Builds the screen from a binding to the item.
  /// - Returns: A view that pushes the screen.
  @_disfavoredOverload
  public func navigationDestination<Item, Destination: View>(
    item: Binding<Item?>,
    @ViewBuilder destination: @escaping (Binding<Item>) -> Destination
  ) -> some View {
    pushes(PresentationSource(item, id: { _ in true })) { last in
      destination(item.unwrapped(or: last))
    }
  }
}
