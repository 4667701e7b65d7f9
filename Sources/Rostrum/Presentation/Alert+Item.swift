import RostrumViews

// Alerts about an item that is there or not, whose title is made of it.
extension View {
  /// Asks a question about an item while it is there.
  ///
  /// ```swift
  /// .alert(item: $error) { Text($0.title) } actions: { _ in
  ///   Button("Try again") { load() }
  /// } message: {
  ///   Text($0.reason)
  /// }
  /// ```
  ///
  /// Every way to close the alert makes the item `nil`. The alert keeps the item that it came up
  /// with while it goes away.
  ///
  /// - Parameters:
  ///   - item: What it is about.
  ///   - title: The question.
  ///   - actions: The buttons; each of them dismisses after its action.
  ///   - message: The details.
  /// - Returns: The view.
  public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>, title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asks(
      .alert, title: title, PresentationSource(item, id: { _ in true }), actions: actions,
      message: message)
  }

  /// Asks a question about an item while it is there.
  ///
  /// - Parameters:
  ///   - item: What it is about.
  ///   - title: The question.
  ///   - actions: The buttons; each of them dismisses after its action.
  /// - Returns: The view.
  public func alert<Item, Actions: View>(
    item: Binding<Item?>, title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    alert(item: item, title: title, actions: actions) { _ in EmptyView() }
  }

  /// Asks a question about an item that its buttons may change.
  ///
  /// - Parameters:
  ///   - item: What it is about.
  ///   - title: The question.
  ///   - actions: The buttons, given a binding to the item.
  ///   - message: The details.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>, title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping (Binding<Item>) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    alert(item: item, title: title, actions: { actions(item.holding($0)) }, message: message)
  }

  /// Asks a question about an item that its buttons may change.
  ///
  /// - Parameters:
  ///   - item: What it is about.
  ///   - title: The question.
  ///   - actions: The buttons, given a binding to the item.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<Item, Actions: View>(
    item: Binding<Item?>, title: @escaping @MainActor (Item) -> Text,
    @ViewBuilder actions: @escaping (Binding<Item>) -> Actions
  ) -> some View {
    alert(item: item, title: title, actions: { actions(item.holding($0)) }) { _ in EmptyView() }
  }
}

extension Binding {
  /// A binding to the value in an optional, which holds a value for when there is none any more.
  func holding<Wrapped>(_ last: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
    Binding<Wrapped>(self) ?? .constant(last)
  }
}
