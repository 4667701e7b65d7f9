extension View {
  /// Asks the user before what contains the view is left with unsaved work.
  ///
  /// ```swift
  /// .sheet(isPresented: $isEditing) {
  ///   Editor(text: $text)
  ///     .dismissalConfirmationDialog("Discard your changes?", shouldPresent: text != saved) {
  ///       Button("Discard", role: .destructive) { text = saved }
  ///       Button("Keep Editing", role: .cancel) {}
  ///     }
  /// }
  /// ```
  ///
  /// The dialog comes up when the user dismisses the presentation, goes back from the screen or when the
  /// app calls `dismiss` or `dismissWindow`. A button that doesn't cancel leaves after its action. State
  /// of the app that ends a presentation, and a transaction with ``DismissBehavior/destructive``, leave
  /// without a question; a link doesn't leave at all.
  ///
  /// When the user closes the tab or loads the page again, the browser asks with words of its own.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the dialog.
  ///   - shouldPresent: Whether the user is asked.
  ///   - actions: The buttons of the dialog.
  /// - Returns: The view.
  public func dismissalConfirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> Actions
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: Text(titleKey), isActive: shouldPresent, actions: actions(), message: EmptyView()))
  }

  /// Asks the user before what contains the view is left with unsaved work.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the dialog.
  ///   - shouldPresent: Whether the user is asked.
  ///   - actions: The buttons of the dialog.
  ///   - message: The message of the dialog.
  /// - Returns: The view.
  public func dismissalConfirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: Text(titleKey), isActive: shouldPresent, actions: actions(), message: message()))
  }

  /// Asks the user before what contains the view is left with unsaved work.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - shouldPresent: Whether the user is asked.
  ///   - actions: The buttons of the dialog.
  /// - Returns: The view.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<Actions: View, S: StringProtocol>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> Actions
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: Text(verbatim: String(title)), isActive: shouldPresent, actions: actions(),
        message: EmptyView()))
  }

  /// Asks the user before what contains the view is left with unsaved work.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - shouldPresent: Whether the user is asked.
  ///   - actions: The buttons of the dialog.
  ///   - message: The message of the dialog.
  /// - Returns: The view.
  @_disfavoredOverload
  public func dismissalConfirmationDialog<Actions: View, Message: View, S: StringProtocol>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: Text(verbatim: String(title)), isActive: shouldPresent, actions: actions(),
        message: message()))
  }

  /// Asks the user before what contains the view is left with unsaved work.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - shouldPresent: Whether the user is asked.
  ///   - actions: The buttons of the dialog.
  /// - Returns: The view.
  public func dismissalConfirmationDialog<Actions: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> Actions
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: title, isActive: shouldPresent, actions: actions(), message: EmptyView()))
  }

  /// Asks the user before what contains the view is left with unsaved work.
  ///
  /// - Parameters:
  ///   - title: The title of the dialog.
  ///   - shouldPresent: Whether the user is asked.
  ///   - actions: The buttons of the dialog.
  ///   - message: The message of the dialog.
  /// - Returns: The view.
  public func dismissalConfirmationDialog<Actions: View, Message: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(
      DismissalConfirmation(
        title: title, isActive: shouldPresent, actions: actions(), message: message()))
  }
}

/// A view with a question before what contains it is left.
struct DismissalConfirmation<Actions: View, Message: View>: ViewModifier {
  let title: Text
  let isActive: Bool
  let actions: Actions
  let message: Message
  @State private var isAsking = false

  init(title: Text, isActive: Bool, actions: Actions, message: Message) {
    self.title = title
    self.isActive = isActive
    self.actions = actions
    self.message = message
  }

  func body(content: Content) -> some View {
    content
      .modifier(UnsavedWork(isThere: isActive))
      .modifier(DismissalGuardModifier(isActive: isActive && !isAsking) { isAsking = true })
      .asks(
        .dialog, title: { _ in title }, PresentationSource($isAsking),
        onAnswer: { role in
          guard role != .cancel, let graph = GraphReference.current?.graph else { return }
          graph.service(DismissalGuards.self).confirm()
        },
        actions: { _ in actions }, message: { _ in message })
  }
}

/// Lets the host ask before the page with unsaved work is left.
struct UnsavedWork: ElementModifier {
  let isThere: Bool

  func modify(_ element: inout ElementDraft, in environment: EnvironmentValues) {
    if isThere { element.state.set(.stay) }
  }
}
