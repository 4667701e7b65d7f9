extension View {
  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
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

  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - actions: The buttons, each of which dismisses after its action.
  /// - Returns: The view.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asks(
      .alert, Text(title), PresentationSource(isPresented),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert about an item while a binding is `true` and the item isn't `nil`.
  ///
  /// The alert keeps the item with which it was presented, even if the item becomes `nil` earlier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - data: The item.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
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

  /// Presents an alert about an item while a binding is `true` and the item isn't `nil`.
  ///
  /// The alert keeps the item with which it was presented, even if the item becomes `nil` earlier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - data: The item.
  ///   - actions: The buttons, each of which dismisses after its action.
  /// - Returns: The view.
  public func alert<Item, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asks(
      .alert, Text(title), PresentationSource(isPresented, presenting: data),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
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

  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - actions: The buttons, each of which dismisses after its action.
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

  /// Presents an alert about an item while a binding is `true` and the item isn't `nil`.
  ///
  /// The alert keeps the item with which it was presented, even if the item becomes `nil` earlier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - data: The item.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
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

  /// Presents an alert about an item while a binding is `true` and the item isn't `nil`.
  ///
  /// The alert keeps the item with which it was presented, even if the item becomes `nil` earlier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - data: The item.
  ///   - actions: The buttons, each of which dismisses after its action.
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

  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
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

  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - actions: The buttons, each of which dismisses after its action.
  /// - Returns: The view.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asks(
      .alert, title, PresentationSource(isPresented),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents an alert about an item while a binding is `true` and the item isn't `nil`.
  ///
  /// The alert keeps the item with which it was presented, even if the item becomes `nil` earlier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - data: The item.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
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

  /// Presents an alert about an item while a binding is `true` and the item isn't `nil`.
  ///
  /// The alert keeps the item with which it was presented, even if the item becomes `nil` earlier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the alert is presented; any answer sets it to `false`.
  ///   - data: The item.
  ///   - actions: The buttons, each of which dismisses after its action.
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
