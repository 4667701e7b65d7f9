extension View {
  /// Asks a question while a source asks for it.
  ///
  /// - Parameters:
  ///   - kind: An alert or a dialog.
  ///   - title: The question.
  ///   - showsTitle: Whether a host shows the title, too.
  ///   - source: When, and how it is dismissed.
  ///   - actions: The buttons; each of them dismisses after its action.
  ///   - message: The details.
  /// - Returns: The view.
  package func asks<Item, Actions: View, Message: View>(
    _ kind: PresentationKind, _ title: Text, showsTitle: Bool = true,
    _ source: PresentationSource<Item>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asks(
      kind, title: { _ in title }, showsTitle: showsTitle, source, actions: actions,
      message: message)
  }

  /// Asks a question whose title depends on the data.
  ///
  /// - Parameters:
  ///   - kind: An alert or a dialog.
  ///   - title: The question.
  ///   - showsTitle: Whether a host shows the title, too.
  ///   - source: When, and how it is dismissed.
  ///   - actions: The buttons; each of them dismisses after its action.
  ///   - message: The details.
  /// - Returns: The view.
  package func asks<Item, Actions: View, Message: View>(
    _ kind: PresentationKind, title: @escaping @MainActor (Item) -> Text, showsTitle: Bool = true,
    _ source: PresentationSource<Item>,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, source: source, onDismiss: nil,
        describe: { element, item, environment in
          let words = title(item).resolved(in: environment.textContext)
          if kind == .alert {
            element.content = .alert(title: words, message: nil, [])
          } else {
            element.content = .dialog(title: showsTitle ? words : nil, message: nil, [])
          }
          if !showsTitle { element.state.label = words }
        },
        content: actions, message: message))
  }
}
