import RostrumViews

// Dialogs about an item that is there or not, whose title is made of it.
extension View {
  /// Offers choices about an item while it is there.
  ///
  /// Every way to close the dialog makes the item `nil`.
  ///
  /// - Parameters:
  ///   - item: What it is about.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: The question.
  ///   - actions: The buttons; each of them dismisses after its action.
  ///   - message: The details.
  /// - Returns: The view.
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

  /// Offers choices about an item while it is there.
  ///
  /// - Parameters:
  ///   - item: What it is about.
  ///   - titleVisibility: Whether the title is shown.
  ///   - title: The question.
  ///   - actions: The buttons; each of them dismisses after its action.
  /// - Returns: The view.
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
