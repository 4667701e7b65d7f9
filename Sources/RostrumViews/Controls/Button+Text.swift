extension Button where Label == Text {
  /// A button with a text.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(nil, action, Text(titleKey))
  }

  /// A button with a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(nil, action, Text(title))
  }

  /// A button with a text and a role.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role, action, Text(titleKey))
  }

  /// A button with a text and a role.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role, action, Text(title))
  }
}

extension Button where Label == RostrumViews.Label<Text, Image> {
  /// A button with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role, action, Label(titleKey, systemImage: systemImage))
  }

  /// A button with a text and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role, action, Label(title, systemImage: systemImage))
  }
}
