extension View {
  /// Sets the colour scheme of the view and its content.
  ///
  /// ```swift
  /// Preview().environment(\.colorScheme, .dark)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the colour scheme.
  ///   - value: The colour scheme.
  /// - Returns: The view in the changed environment.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme
  ) -> some View {
    let isScheme = keyPath == \.colorScheme
    return modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
      .transformEnvironment(\.determinedColorScheme) { if isScheme { $0 = value } }
      .replacingFact(isScheme ? .colorScheme(value) : nil)
  }

  /// Sets the colour scheme of the view and its content.
  ///
  /// - Parameter colorScheme: The colour scheme.
  /// - Returns: The view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Requests a colour scheme for the whole scene as long as the view exists.
  ///
  /// - Parameter colorScheme: The scheme; `nil` for the user's preference.
  /// - Returns: The view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
      .transformEnvironment(\.determinedColorScheme) { if let colorScheme { $0 = colorScheme } }
      .replacingFact(colorScheme.map { .preferredColorScheme($0) })
  }
}

extension EnvironmentValues {
  /// The colour scheme that the app determines; `nil` for the user's, which a host may know later
  /// than the first page.
  var determinedColorScheme: ColorScheme? {
    get { self[DeterminedColorSchemeKey.self] }
    set { self[DeterminedColorSchemeKey.self] = newValue }
  }
}

private struct DeterminedColorSchemeKey: EnvironmentKey {
  static let defaultValue: ColorScheme? = nil
}
