// Confirmation dialogs about an optional item, which requests the dialog by itself.
extension View {
  /// Presents a dialog while an item isn't `nil`.
  ///
  /// The dialog keeps the item with which it was presented; every way to dismiss the dialog sets the
  /// item to `nil`.
  ///
  /// ```swift
  /// .confirmationDialog("Share", item: $shared, titleVisibility: .visible) { note in
  ///   Button("Copy the text") { copy(note) }
  ///   Button("Send a link") { send(note) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - item: The item; any answer sets it to `nil`.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons for the item, each of which dismisses after its action.
  ///   - message: The message about the item.
  /// - Returns: The view.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey), item: item, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a dialog while an item isn't `nil`.
  ///
  /// The dialog keeps the item with which it was presented; every way to dismiss the dialog sets the
  /// item to `nil`.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - item: The item; any answer sets it to `nil`.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons for the item, each of which dismisses after its action.
  /// - Returns: The view.
  public func confirmationDialog<Item, Actions: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(titleKey), item: item, titleVisibility: titleVisibility, actions: actions
    ) { _ in EmptyView() }
  }

  /// Presents a dialog while an item isn't `nil`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The item; any answer sets it to `nil`.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons for the item, each of which dismisses after its action.
  ///   - message: The message about the item.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<Item, Actions: View, Message: View, S: StringProtocol>(
    _ title: S, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    confirmationDialog(
      Text(verbatim: String(title)), item: item, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents a dialog while an item isn't `nil`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The item; any answer sets it to `nil`.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons for the item, each of which dismisses after its action.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<Item, Actions: View, S: StringProtocol>(
    _ title: S, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(verbatim: String(title)), item: item, titleVisibility: titleVisibility,
      actions: actions
    ) { _ in EmptyView() }
  }

  /// Presents a dialog while an item isn't `nil`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The item; any answer sets it to `nil`.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons for the item, each of which dismisses after its action.
  ///   - message: The message about the item.
  /// - Returns: The view.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: Text, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asks(
      .dialog, title, showsTitle: titleVisibility == .visible,
      PresentationSource(asking: item), actions: actions, message: message)
  }

  /// Presents a dialog while an item isn't `nil`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The item; any answer sets it to `nil`.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons for the item, each of which dismisses after its action.
  /// - Returns: The view.
  public func confirmationDialog<Item, Actions: View>(
    _ title: Text, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asks(
      .dialog, title, showsTitle: titleVisibility == .visible,
      PresentationSource(asking: item), actions: actions
    ) { _ in EmptyView() }
  }
}
