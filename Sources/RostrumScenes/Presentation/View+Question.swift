extension View {
  /// Presents an alert or dialog while a source requests it.
  ///
  /// - Parameters:
  ///   - kind: Alert or dialog.
  ///   - title: The title.
  ///   - showsTitle: Whether the host shows the title.
  ///   - source: The request to present, and the way to dismiss.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
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

  /// Presents an alert or dialog with a title that depends on the data.
  ///
  /// - Parameters:
  ///   - kind: Alert or dialog.
  ///   - title: The title.
  ///   - showsTitle: Whether the host shows the title.
  ///   - source: The request to present, and the way to dismiss.
  ///   - onAnswer: Receives the role of the button that the user has pressed, after its action.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
  /// - Returns: The view.
  package func asks<Item, Actions: View, Message: View>(
    _ kind: PresentationKind, title: @escaping @MainActor (Item) -> Text, showsTitle: Bool = true,
    _ source: PresentationSource<Item>,
    onAnswer: (@MainActor (ButtonRole?) -> Void)? = nil,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, source: source, onDismiss: nil, onAnswer: onAnswer,
        describe: { element, item, environment in
          let words = title(item).resolved(in: environment.textContext)
          if kind == .alert {
            element.content = .alert(title: words, message: nil, [])
          } else {
            element.content = .dialog(title: showsTitle ? words : nil, message: nil, [])
          }
          if !showsTitle { element.state.label = words }
          element.content.presentation = environment.dialogOptions.facts(in: environment)
        },
        content: { QuestionContent(actions: actions($0)) }, message: message))
  }
}
