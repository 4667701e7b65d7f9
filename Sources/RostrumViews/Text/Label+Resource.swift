// Titles with a picture of the app, by the constant of its catalogue.

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a picture of the app.
  ///
  /// ```swift
  /// Label("Profile", image: ImageResource(name: "profile", bundle: .main))
  /// ```
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - resource: The picture.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - resource: The picture.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Button where Label == RostrumViews.Label<Text, Image> {
  /// Creates a button with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The picture.
  ///   - role: The kind of action.
  ///   - action: The action to perform.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role, action, Label(titleKey, image: image))
  }

  /// Creates a button with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - role: The kind of action.
  ///   - action: The action to perform.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role, action, Label(title, image: image))
  }
}

extension Toggle where Label == RostrumViews.Label<Text, Image> {
  /// Creates a toggle with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The picture.
  ///   - isOn: Whether the toggle is on.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - isOn: Whether the toggle is on.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, image: image) }
  }
}

extension Picker where Label == RostrumViews.Label<Text, Image> {
  /// Creates a picker with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - image: The picture.
  ///   - selection: The selected value.
  ///   - content: The options.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(RostrumViews.Label(titleKey, image: image), selection, content())
  }

  /// Creates a picker with a title and a picture of the app.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - selection: The selected value.
  ///   - content: The options.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(RostrumViews.Label(title, image: image), selection, content())
  }
}
