extension Button where Label == Text {
  /// A button with a text.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(nil, action, Text(titleKey))
  }

  /// A button with a text.
  @_disfavoredOverload
  @preconcurrency
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(nil, action, Text(title))
  }

  /// A button with a text and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, Text(titleKey))
  }

  /// A button with a text and a role.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: some StringProtocol,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, Text(title))
  }
}

extension Button where Label == RostrumViews.Label<Text, Image> {
  /// A button with a text and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, Label(titleKey, systemImage: systemImage))
  }

  /// A button with a text and a symbol.
  @_disfavoredOverload
  @preconcurrency
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role, action, Label(title, systemImage: systemImage))
  }
}
