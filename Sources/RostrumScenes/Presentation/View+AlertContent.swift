// Alerts and action sheets as values.
extension View {
  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - content: Creates the alert.
  /// - Returns: The view.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> Alert
  ) -> some View {
    asks(PresentationSource(isPresented), content)
  }

  /// Presents an alert while an item isn't `nil`; an item with a different id presents a new one.
  ///
  /// - Parameters:
  ///   - item: The item; any answer sets it to `nil`.
  ///   - content: Creates the alert for an item.
  /// - Returns: The view.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    asks(PresentationSource(item, id: \.id), content)
  }

  private func asks<Item>(
    _ source: PresentationSource<Item>, _ content: @escaping @MainActor (Item) -> Alert
  ) -> some View {
    asks(.alert, title: { content($0).title }, source) {
      AlertButtons(buttons: content($0).buttons)
    } message: {
      content($0).message
    }
  }

  /// Presents a choice of actions while a binding is `true`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the choice is presented; any answer sets it to `false`.
  ///   - content: Creates the choice.
  /// - Returns: The view.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping @MainActor () -> ActionSheet
  ) -> some View {
    chooses(PresentationSource(isPresented), content)
  }

  /// Presents a choice of actions while an item isn't `nil`; an item with a different id presents a
  /// new one.
  ///
  /// - Parameters:
  ///   - item: The item; any answer sets it to `nil`.
  ///   - content: Creates the choice for an item.
  /// - Returns: The view.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping @MainActor (Item) -> ActionSheet
  ) -> some View {
    chooses(PresentationSource(item, id: \.id), content)
  }

  private func chooses<Item>(
    _ source: PresentationSource<Item>, _ content: @escaping @MainActor (Item) -> ActionSheet
  ) -> some View {
    asks(.dialog, title: { content($0).title }, source) {
      AlertButtons(buttons: content($0).buttons)
    } message: {
      content($0).message
    }
  }
}
