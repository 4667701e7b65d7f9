extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(nil, action, Text(titleKey))
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(nil, action, Text(title))
  }

  /// Creates a button with a title and a role.
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role, action, Text(titleKey))
  }

  /// Creates a button with a title and a role.
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
  /// Creates a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role, action, Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a title and a symbol.
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
