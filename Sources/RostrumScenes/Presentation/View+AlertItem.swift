public import Foundation

// Alerts about an optional item or error, which requests the alert by itself.
extension View {
  /// Presents an alert while an item isn't `nil`.
  ///
  /// The alert keeps the item with which it was presented; every way to dismiss the alert sets the
  /// item to `nil`.
  ///
  /// ```swift
  /// .alert("Delete?", item: $doomed) { note in
  ///   Button("Delete", role: .destructive) { delete(note) }
  /// } message: { note in
  ///   Text("“\(note.title)” can’t be restored.")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - item: The item; any answer sets it to `nil`.
  ///   - actions: The buttons for the item, each of which dismisses after its action.
  ///   - message: The message about the item.
  /// - Returns: The view.
  public func alert<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    alert(Text(titleKey), item: item, actions: actions, message: message)
  }

  /// Presents an alert while an item isn't `nil`.
  ///
  /// The alert keeps the item with which it was presented; every way to dismiss the alert sets the
  /// item to `nil`.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - item: The item; any answer sets it to `nil`.
  ///   - actions: The buttons for the item, each of which dismisses after its action.
  /// - Returns: The view.
  public func alert<Item, Actions: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    alert(Text(titleKey), item: item, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert while an item isn't `nil`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The item; any answer sets it to `nil`.
  ///   - actions: The buttons for the item, each of which dismisses after its action.
  ///   - message: The message about the item.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<Item, Actions: View, Message: View, S: StringProtocol>(
    _ title: S, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    alert(Text(verbatim: String(title)), item: item, actions: actions, message: message)
  }

  /// Presents an alert while an item isn't `nil`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The item; any answer sets it to `nil`.
  ///   - actions: The buttons for the item, each of which dismisses after its action.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<Item, Actions: View, S: StringProtocol>(
    _ title: S, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    alert(Text(verbatim: String(title)), item: item, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert while an item isn't `nil`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The item; any answer sets it to `nil`.
  ///   - actions: The buttons for the item, each of which dismisses after its action.
  ///   - message: The message about the item.
  /// - Returns: The view.
  public func alert<Item, Actions: View, Message: View>(
    _ title: Text, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asks(
      .alert, title, PresentationSource(asking: item), actions: actions,
      message: message)
  }

  /// Presents an alert while an item isn't `nil`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - item: The item; any answer sets it to `nil`.
  ///   - actions: The buttons for the item, each of which dismisses after its action.
  /// - Returns: The view.
  public func alert<Item, Actions: View>(
    _ title: Text, item: Binding<Item?>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asks(
      .alert, title, PresentationSource(asking: item), actions: actions
    ) { _ in EmptyView() }
  }

  /// Presents an alert about an error while the error isn't `nil`.
  ///
  /// The title is the error's description. The alert keeps the error with which it was presented.
  ///
  /// ```swift
  /// .alert(error: $failure) { _ in
  ///   Button("Try again") { retry() }
  /// } message: { failure in
  ///   Text(failure.recoverySuggestion ?? "")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error; any answer sets it to `nil`.
  ///   - actions: The buttons for the error, each of which dismisses after its action.
  ///   - message: The message about the error.
  /// - Returns: The view.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    error: Binding<Failure?>,
    @ViewBuilder actions: @escaping @MainActor (Failure) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Failure) -> Message
  ) -> some View {
    asks(
      .alert, title: { Text(verbatim: $0.title) }, PresentationSource(asking: error),
      actions: actions, message: message)
  }

  /// Presents an alert about an error while the error isn't `nil`.
  ///
  /// The title is the error's description. The alert keeps the error with which it was presented.
  ///
  /// - Parameters:
  ///   - error: The error; any answer sets it to `nil`.
  ///   - actions: The buttons for the error, each of which dismisses after its action.
  /// - Returns: The view.
  public func alert<Failure: LocalizedError, Actions: View>(
    error: Binding<Failure?>,
    @ViewBuilder actions: @escaping @MainActor (Failure) -> Actions
  ) -> some View {
    asks(
      .alert, title: { Text(verbatim: $0.title) }, PresentationSource(asking: error),
      actions: actions
    ) { _ in EmptyView() }
  }

  /// Presents an alert about an error while the error isn't `nil`, with buttons for any error.
  ///
  /// - Parameters:
  ///   - error: The error; any answer sets it to `nil`.
  ///   - actions: The buttons, each of which dismisses after its action.
  /// - Returns: The view.
  public func alert<Failure: LocalizedError, Actions: View>(
    error: Binding<Failure?>, @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(error: error, actions: { _ in actions() })
  }
}
