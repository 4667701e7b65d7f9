extension View {
  /// Asks a question while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - actions: The buttons; each of them dismisses after its action.
  ///   - message: The details.
  /// - Returns: The view.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    asks(
      .alert, Text(title), PresentationSource(isPresented),
      actions: actions, message: message)
  }

  /// Asks a question while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - actions: The buttons; each of them dismisses after its action.
  /// - Returns: The view.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asks(
      .alert, Text(title), PresentationSource(isPresented),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Asks a question about an item while a flag is true and the item is there.
  ///
  /// The alert keeps the item that it came up with, also when the item is gone before it.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - data: What it is about.
  ///   - actions: The buttons; each of them dismisses after its action.
  ///   - message: The details.
  /// - Returns: The view.
  public func alert<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asks(
      .alert, Text(title), PresentationSource(isPresented, presenting: data),
      actions: actions, message: message)
  }

  /// Asks a question about an item while a flag is true and the item is there.
  ///
  /// The alert keeps the item that it came up with, also when the item is gone before it.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - data: What it is about.
  ///   - actions: The buttons; each of them dismisses after its action.
  /// - Returns: The view.
  public func alert<Item, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asks(
      .alert, Text(title), PresentationSource(isPresented, presenting: data),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Asks a question while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - actions: The buttons; each of them dismisses after its action.
  ///   - message: The details.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    asks(
      .alert, Text(verbatim: String(title)), PresentationSource(isPresented),
      actions: actions, message: message)
  }

  /// Asks a question while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - actions: The buttons; each of them dismisses after its action.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<Actions: View, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asks(
      .alert, Text(verbatim: String(title)), PresentationSource(isPresented),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Asks a question about an item while a flag is true and the item is there.
  ///
  /// The alert keeps the item that it came up with, also when the item is gone before it.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - data: What it is about.
  ///   - actions: The buttons; each of them dismisses after its action.
  ///   - message: The details.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<Item, Actions: View, Message: View, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asks(
      .alert, Text(verbatim: String(title)), PresentationSource(isPresented, presenting: data),
      actions: actions, message: message)
  }

  /// Asks a question about an item while a flag is true and the item is there.
  ///
  /// The alert keeps the item that it came up with, also when the item is gone before it.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - data: What it is about.
  ///   - actions: The buttons; each of them dismisses after its action.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<Item, Actions: View, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asks(
      .alert, Text(verbatim: String(title)), PresentationSource(isPresented, presenting: data),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Asks a question while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - actions: The buttons; each of them dismisses after its action.
  ///   - message: The details.
  /// - Returns: The view.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    asks(
      .alert, title, PresentationSource(isPresented),
      actions: actions, message: message)
  }

  /// Asks a question while a flag is true.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - actions: The buttons; each of them dismisses after its action.
  /// - Returns: The view.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asks(
      .alert, title, PresentationSource(isPresented),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Asks a question about an item while a flag is true and the item is there.
  ///
  /// The alert keeps the item that it came up with, also when the item is gone before it.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - data: What it is about.
  ///   - actions: The buttons; each of them dismisses after its action.
  ///   - message: The details.
  /// - Returns: The view.
  public func alert<Item, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asks(
      .alert, title, PresentationSource(isPresented, presenting: data),
      actions: actions, message: message)
  }

  /// Asks a question about an item while a flag is true and the item is there.
  ///
  /// The alert keeps the item that it came up with, also when the item is gone before it.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - isPresented: Whether it is up; answering it makes it false.
  ///   - data: What it is about.
  ///   - actions: The buttons; each of them dismisses after its action.
  /// - Returns: The view.
  public func alert<Item, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asks(
      .alert, title, PresentationSource(isPresented, presenting: data),
      actions: actions, message: { _ in EmptyView() })
  }
}
