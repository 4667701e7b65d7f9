extension Menu {
  /// Creates a menu with a custom label, and an action for a press of the label.
  ///
  /// ```swift
  /// Menu {
  ///   Button("Send Later…") { isChoosingTime = true }
  /// } label: {
  ///   Label("Send", systemImage: "paperplane")
  /// } primaryAction: {
  ///   send()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - content: The buttons.
  ///   - label: The label of the menu.
  ///   - primaryAction: The action to perform when the label is pressed.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: label)
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title, and an action for a press of it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: The buttons.
  ///   - primaryAction: The action to perform when the title is pressed.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content) {
      Text(titleKey)
    } primaryAction: {
      primaryAction()
    }
  }

  /// Creates a menu with a title, and an action for a press of it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The buttons.
  ///   - primaryAction: The action to perform when the title is pressed.
  @_disfavoredOverload @preconcurrency
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content) {
      Text(title)
    } primaryAction: {
      primaryAction()
    }
  }
}

extension Menu where Label == RostrumViews.Label<Text, Image> {
  /// Creates a menu with a title and a symbol, and an action for a press of them.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The buttons.
  ///   - primaryAction: The action to perform when the label is pressed.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content) {
      RostrumViews.Label(titleKey, systemImage: systemImage)
    } primaryAction: {
      primaryAction()
    }
  }

  /// Creates a menu with a title and a symbol, and an action for a press of them.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - content: The buttons.
  ///   - primaryAction: The action to perform when the label is pressed.
  @_disfavoredOverload @preconcurrency
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content) {
      RostrumViews.Label(title, systemImage: systemImage)
    } primaryAction: {
      primaryAction()
    }
  }

  /// Creates a menu with a title and a picture of the app, and an action for a press of them.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The picture.
  ///   - content: The buttons.
  ///   - primaryAction: The action to perform when the label is pressed.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content) {
      RostrumViews.Label(titleKey, image: image)
    } primaryAction: {
      primaryAction()
    }
  }

  /// Creates a menu with a title and a picture of the app, and an action for a press of them.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - content: The buttons.
  ///   - primaryAction: The action to perform when the label is pressed.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content) {
      RostrumViews.Label(title, image: image)
    } primaryAction: {
      primaryAction()
    }
  }
}
