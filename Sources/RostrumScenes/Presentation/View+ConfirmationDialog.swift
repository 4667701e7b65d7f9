extension View {
  /// Presents a dialog while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; any answer sets it to `false`.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
  /// - Returns: The view.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    asks(
      .dialog, Text(title), showsTitle: titleVisibility == .visible,
      PresentationSource(isPresented),
      actions: actions, message: message)
  }

  /// Presents a dialog while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; any answer sets it to `false`.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons, each of which dismisses after its action.
  /// - Returns: The view.
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asks(
      .dialog, Text(title), showsTitle: titleVisibility == .visible,
      PresentationSource(isPresented),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a dialog about an item while a binding is `true` and the item isn't `nil`.
  ///
  /// The dialog keeps the item with which it was presented, even if the item becomes `nil` earlier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; any answer sets it to `false`.
  ///   - titleVisibility: The visibility of the title.
  ///   - data: The item.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
  /// - Returns: The view.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asks(
      .dialog, Text(title), showsTitle: titleVisibility == .visible,
      PresentationSource(isPresented, presenting: data),
      actions: actions, message: message)
  }

  /// Presents a dialog about an item while a binding is `true` and the item isn't `nil`.
  ///
  /// The dialog keeps the item with which it was presented, even if the item becomes `nil` earlier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; any answer sets it to `false`.
  ///   - titleVisibility: The visibility of the title.
  ///   - data: The item.
  ///   - actions: The buttons, each of which dismisses after its action.
  /// - Returns: The view.
  public func confirmationDialog<Item, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asks(
      .dialog, Text(title), showsTitle: titleVisibility == .visible,
      PresentationSource(isPresented, presenting: data),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a dialog while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; any answer sets it to `false`.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    asks(
      .dialog, Text(verbatim: String(title)), showsTitle: titleVisibility == .visible,
      PresentationSource(isPresented),
      actions: actions, message: message)
  }

  /// Presents a dialog while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; any answer sets it to `false`.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons, each of which dismisses after its action.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asks(
      .dialog, Text(verbatim: String(title)), showsTitle: titleVisibility == .visible,
      PresentationSource(isPresented),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a dialog about an item while a binding is `true` and the item isn't `nil`.
  ///
  /// The dialog keeps the item with which it was presented, even if the item becomes `nil` earlier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; any answer sets it to `false`.
  ///   - titleVisibility: The visibility of the title.
  ///   - data: The item.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<Item, Actions: View, Message: View, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asks(
      .dialog, Text(verbatim: String(title)), showsTitle: titleVisibility == .visible,
      PresentationSource(isPresented, presenting: data),
      actions: actions, message: message)
  }

  /// Presents a dialog about an item while a binding is `true` and the item isn't `nil`.
  ///
  /// The dialog keeps the item with which it was presented, even if the item becomes `nil` earlier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; any answer sets it to `false`.
  ///   - titleVisibility: The visibility of the title.
  ///   - data: The item.
  ///   - actions: The buttons, each of which dismisses after its action.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<Item, Actions: View, S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asks(
      .dialog, Text(verbatim: String(title)), showsTitle: titleVisibility == .visible,
      PresentationSource(isPresented, presenting: data),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a dialog while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; any answer sets it to `false`.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
  /// - Returns: The view.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) -> some View {
    asks(
      .dialog, title, showsTitle: titleVisibility == .visible, PresentationSource(isPresented),
      actions: actions, message: message)
  }

  /// Presents a dialog while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; any answer sets it to `false`.
  ///   - titleVisibility: The visibility of the title.
  ///   - actions: The buttons, each of which dismisses after its action.
  /// - Returns: The view.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    asks(
      .dialog, title, showsTitle: titleVisibility == .visible, PresentationSource(isPresented),
      actions: actions, message: { _ in EmptyView() })
  }

  /// Presents a dialog about an item while a binding is `true` and the item isn't `nil`.
  ///
  /// The dialog keeps the item with which it was presented, even if the item becomes `nil` earlier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; any answer sets it to `false`.
  ///   - titleVisibility: The visibility of the title.
  ///   - data: The item.
  ///   - actions: The buttons, each of which dismisses after its action.
  ///   - message: The message.
  /// - Returns: The view.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Item) -> Message
  ) -> some View {
    asks(
      .dialog, title, showsTitle: titleVisibility == .visible,
      PresentationSource(isPresented, presenting: data),
      actions: actions, message: message)
  }

  /// Presents a dialog about an item while a binding is `true` and the item isn't `nil`.
  ///
  /// The dialog keeps the item with which it was presented, even if the item becomes `nil` earlier.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: Whether the dialog is presented; any answer sets it to `false`.
  ///   - titleVisibility: The visibility of the title.
  ///   - data: The item.
  ///   - actions: The buttons, each of which dismisses after its action.
  /// - Returns: The view.
  public func confirmationDialog<Item, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Item?,
    @ViewBuilder actions: @escaping @MainActor (Item) -> Actions
  ) -> some View {
    asks(
      .dialog, title, showsTitle: titleVisibility == .visible,
      PresentationSource(isPresented, presenting: data),
      actions: actions, message: { _ in EmptyView() })
  }
}
