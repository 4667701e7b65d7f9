import RostrumScenes

// Confirmation dialogs about an optional item, which provides the title.
extension View {
  /// Presents a confirmation dialog while an item exists.
  ///
  /// ```swift
  /// .confirmationDialog(item: $choice, titleVisibility: .visible) {
  ///   Text("Share \($0)?")
  /// } actions: { name in
  ///   Button("Link to \(name)") { share(name) }
  /// } message: { _ in
  ///   Text("Choose one")
  /// }
  /// ```
  ///
  /// Every way to dismiss the dialog sets the item to `nil`.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item.
  ///   - titleVisibility: Whether the title is visible.
  ///   - title: Creates the dialog's title.
  ///   - actions: Builds the buttons. Every button dismisses the dialog.
  ///   - message: Builds the message.
  /// - Returns: A view that presents the dialog.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asks(
      .dialog, title: title, showsTitle: titleVisibility == .visible,
      PresentationSource(item, id: { _ in true }), actions: actions, message: message)
  }

  /// Presents a confirmation dialog while an item exists.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item.
  ///   - titleVisibility: Whether the title is visible.
  ///   - title: Creates the dialog's title.
  ///   - actions: Builds the buttons. Every button dismisses the dialog.
  /// - Returns: A view that presents the dialog.
  public func confirmationDialog<Item, Actions: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      item: item, titleVisibility: titleVisibility, title: title, actions: actions
    ) { _ in EmptyView() }
  }
}
