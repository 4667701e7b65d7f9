extension View {
  /// Sets light or dark colours for the view and everything within.
  ///
  /// ```swift
  /// Preview().environment(\.colorScheme, .dark)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: Where the scheme is.
  ///   - value: The scheme.
  /// - Returns: The view in the changed environment.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme
  ) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
      .replacingFact(keyPath == \.colorScheme ? .colorScheme(value) : nil)
  }

  /// Asks for light or dark colours of the whole scene for as long as the view is there.
  ///
  /// - Parameter colorScheme: The scheme; `nil` for the one that the user prefers.
  /// - Returns: The view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
      .replacingFact(colorScheme.map { .preferredColorScheme($0) })
  }
}
