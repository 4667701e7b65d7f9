import RostrumScenes

// Alerts about an optional item, which provides the title.
extension View {
  /// Presents an alert while an item exists.
  ///
  /// ```swift
  /// .alert(item: $error) { Text($0.title) } actions: { _ in
  ///   Button("Try again") { load() }
  /// } message: {
  ///   Text($0.reason)
  /// }
  /// ```
  ///
  /// Every way to dismiss the alert sets the item to `nil`. While it is being dismissed, the alert
  /// keeps the item that it was presented with.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item.
  ///   - title: Creates the alert's title.
  ///   - actions: Builds the buttons. Every button dismisses the alert.
  ///   - message: Builds the message.
  /// - Returns: A view that presents the alert.
  public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>, title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asks(
      .alert, title: title, PresentationSource(item, id: { _ in true }), actions: actions,
      message: message)
  }

  /// Presents an alert while an item exists.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item.
  ///   - title: Creates the alert's title.
  ///   - actions: Builds the buttons. Every button dismisses the alert.
  /// - Returns: A view that presents the alert.
  public func alert<Item, Actions: View>(
    item: Binding<Item?>, title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    alert(item: item, title: title, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert while an item exists, with a binding to the item.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item.
  ///   - title: Creates the alert's title.
  ///   - actions: Builds the buttons from a binding to the item.
  ///   - message: Builds the message.
  /// - Returns: A view that presents the alert.
  @_disfavoredOverload
  public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>, title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping (Binding<Item>) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    alert(item: item, title: title, actions: { actions(item.unwrapped(or: $0)) }, message: message)
  }

  /// Presents an alert while an item exists, with a binding to the item.
  ///
  /// - Parameters:
  ///   - item: A binding to the optional item.
  ///   - title: Creates the alert's title.
  ///   - actions: Builds the buttons from a binding to the item.
  /// - Returns: A view that presents the alert.
  @_disfavoredOverload
  public func alert<Item, Actions: View>(
    item: Binding<Item?>, title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping (Binding<Item>) -> Actions
  ) -> some View {
    alert(item: item, title: title, actions: { actions(item.unwrapped(or: $0)) }) { _ in EmptyView()
    }
  }
}

extension Binding {
  /// A binding to the wrapped value of an optional, which reads `last` once the optional is `nil`.
  func unwrapped<Wrapped>(or last: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
    Binding<Wrapped>(self) ?? .constant(last)
  }
}
