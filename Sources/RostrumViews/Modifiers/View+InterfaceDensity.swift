extension View {
  /// Sets the density of the view and its content.
  ///
  /// ```swift
  /// Keypad().environment(\.interfaceDensity, .comfortable)
  /// ```
  ///
  /// A comfortable view has the controls and the text of a phone in any page. Nothing is denser than
  /// its page, whose density the program chooses with `--density`.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the density.
  ///   - value: The density.
  /// - Returns: The view in the changed environment.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, InterfaceDensity>, _ value: InterfaceDensity
  ) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
      .replacingFact(keyPath == \.interfaceDensity && value == .comfortable ? .density(value) : nil)
  }
}

extension EnvironmentValues {
  /// The density that the app has chosen for a view, or `automatic` for that of the page.
  public var interfaceDensity: InterfaceDensity {
    get { self[InterfaceDensityKey.self] }
    set { self[InterfaceDensityKey.self] = newValue }
  }
}

private struct InterfaceDensityKey: EnvironmentKey {
  static let defaultValue = InterfaceDensity.automatic
}
